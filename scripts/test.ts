// `npm test`: the checks, the production build, the API tests again on a real PostgreSQL, the tests of documents and of
// whole processes, the hostile walk, the tests of components, and the browser tests.
// `npm test -- --without-postgres` leaves that one part out, for machines that cannot have PostgreSQL.

import { chromiumMissing, ensureTestBrowser } from '../tools/browser/chromium.ts'
import { testRounds } from '../tools/checks/test-rounds.ts'
import { ensureFailover, failoverMissing } from '../tools/servers/failover-postgres.ts'
import { ensureNginx, nginxMissing } from '../tools/servers/nginx.ts'
import { ensureS3Server, s3ServerMissing } from '../tools/servers/s3-server.ts'
import { ensurePostgres, postgresMissing } from '../tools/servers/temp-postgres.ts'
import { runSteps } from '../tools/steps.ts'
import { tellTestSeed } from '../tools/test-seed.ts'

tellTestSeed('npm test')

const withoutPostgres = process.argv.includes('--without-postgres')

// Looks for all programs first, so that a machine without one of them reports it at once.
const chromium = await ensureTestBrowser()
if (!chromium) console.error(chromiumMissing)
if (!(await ensureNginx())) console.error(nginxMissing)
if (!(await ensureS3Server())) console.error(s3ServerMissing)
const postgres = withoutPostgres ? undefined : await ensurePostgres()
if (postgres && !(await ensureFailover())) console.error(failoverMissing)
if (!postgres && !withoutPostgres) {
  console.error(`${postgresMissing} Or leave that part out: npm test -- --without-postgres`)
}

process.exitCode = await runSteps(testRounds({ chromium, postgres, withoutPostgres }))
