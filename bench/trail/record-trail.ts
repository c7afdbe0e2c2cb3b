// What the trail costs: logging hours with its row and without, in turns in one process, on both databases, and the bytes
// of a row. Compare the ratios; the times depend on the machine.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPglite } from '../../apps/api/src/db/embedded/embedded.ts'
import { startServer } from '../../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import { type BenchCompany, fillCompany } from '../company.ts'
import { measureTogether, type Plan } from '../measure.ts'
import { account, creation, httpWorkers, openPortal, script } from '../portal.ts'
import { ratio, row } from '../report.ts'
import { told, untold } from './trail-stand-in.ts'

const plan: Plan = { rounds: 10, turnsPerRound: 200 }
const records = 42_000
const aim = 1.1
const env = { NODE_OPTIONS: `--import ${new URL('use-stand-in.ts', import.meta.url).href}` }
/** Copies of each row of the trail, so that the pages of its indexes are filled as in an old one. */
const copies = 100

const copyOfRows = `
  insert into audit_entries (at, actor_id, via, via_name, act, object_type, object_id, object, person_id, changes, address, request_id)
  select at, actor_id, via, via_name, act, object_type, object_id + n, object, person_id, changes, address, request_id
  from generate_series(1, ${copies}) n, audit_entries`
const sizeOfTrail = `
  select count(*)::int as rows, pg_total_relation_size('audit_entries')::int as bytes from audit_entries`

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
await measurePostgres(binaries)
await measureEmbedded()

async function measurePostgres(programs: string): Promise<void> {
  const postgres = await startTempPostgres(programs, { durable: true })
  try {
    const portal = await openPortal(postgres, { name: 'trail', records, env })
    try {
      await compare('PostgreSQL', portal)
      await portal.admin.query(copyOfRows)
      const { rows } = await portal.admin.query<{ rows: number; bytes: number }>(sizeOfTrail)
      for (const { rows: count, bytes } of rows) {
        console.log(`  ${(bytes / count).toFixed(0)} bytes a row of the trail, with its indexes, of ${count}`)
      }
    } finally {
      await portal.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function measureEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-trail-'))
  const start = () => startServer(script, { ...env, DATA_DIR: folder, DATABASE_URL: '', ...account })
  try {
    await (await start()).stop()
    const company = await fillEmbedded(join(folder, 'database'))
    const server = await start()
    await compare('embedded', { url: server.url, company }).finally(server.stop)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function fillEmbedded(dataDir: string): Promise<BenchCompany> {
  const client = await startPglite({ dataDir })
  try {
    return await fillCompany(client, records)
  } finally {
    await client.close()
  }
}

async function compare(title: string, { url, company }: { url: string; company: BenchCompany }) {
  const logging = (description: string) => httpWorkers(url, (turn) => creation(company, turn, description))
  const timings = await measureTogether({ without: logging(untold), with: logging(told) }, plan)
  console.log(`\nPOST /records with the trail and without, ${title}`)
  console.log(row('without', timings.without))
  console.log(row('with', timings.with))
  console.log(ratio('with ÷ without, median', timings.with.medianMs / timings.without.medianMs, aim))
}
