// `npm test`: the checks, the production build, the API tests again on a real PostgreSQL, the tests of documents and of
// whole processes, the hostile walk, the tests of components, and the browser tests.
// `npm test -- --without-postgres` leaves that one part out, for machines that cannot have PostgreSQL.

import { chromiumMissing, ensureTestBrowser } from '../tools/browser/chromium.ts'
import { checks, runApiTests } from '../tools/checks/checks.ts'
import { ensureFailover, failoverMissing } from '../tools/servers/failover-postgres.ts'
import { ensureNginx, nginxMissing } from '../tools/servers/nginx.ts'
import { startServer } from '../tools/servers/portal-server.ts'
import { ensureS3Server, s3ServerMissing } from '../tools/servers/s3-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../tools/servers/temp-postgres.ts'
import { failed, passed, runSteps, type Step } from '../tools/steps.ts'
import { runJourneys, runVitest } from '../tools/test-reports.ts'
import { tellTestSeed } from '../tools/test-seed.ts'
import { buildWebWhenChanged, checkWeight } from '../tools/web-build.ts'

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

const build: Step = {
  name: 'web app and the weight of its pages',
  run: async (print) => {
    await buildWebWhenChanged()
    const { code, output } = await checkWeight()
    print(output)
    return code === 0 ? passed() : failed('a page is too heavy')
  },
}

const onPostgres: Step = {
  name: 'API tests, PostgreSQL',
  run: async (print) => {
    if (withoutPostgres) return { passed: 0, failed: 0, note: 'SKIPPED: --without-postgres' }
    if (!postgres) return failed('NOT RUN: no PostgreSQL')
    const server = await startTempPostgres(postgres, { durable: false, settings: ['autovacuum=off'] })
    try {
      return await runApiTests(print, { TEST_DATABASE_URL: server.url })
    } finally {
      await server.stop()
    }
  },
}

const hostileWalk: Step = {
  name: 'hostile walk',
  run: (print) => runVitest(['--project', 'walk'], print),
}

const documents: Step = {
  name: 'documents of CVs',
  run: (print) => runVitest(['--project', 'documents'], print),
}

const components: Step = {
  name: 'component tests',
  run: async (print) => {
    if (!chromium) return failed('NOT RUN: no Chromium')
    return runVitest(['--project', 'components'], print, { CHROMIUM_PATH: chromium })
  },
}

const wholeProcesses: Step = {
  name: 'tests of whole processes',
  run: (print) => runVitest(['--project', 'process'], print),
}

const inBrowser: Step = {
  name: 'browser tests',
  run: async () => {
    if (!chromium) return failed('NOT RUN: no Chromium')
    const portal = await startServer('scripts/demo.ts')
    try {
      return await runJourneys({ CHROMIUM_PATH: chromium, E2E_URL: portal.url })
    } finally {
      await portal.stop()
    }
  },
}

// The API tests have two workers, so their two runs are in different rounds. The longest step of a round comes first.
process.exitCode = await runSteps([
  checks,
  [wholeProcesses, onPostgres, hostileWalk, components, documents, build],
  [inBrowser],
])
