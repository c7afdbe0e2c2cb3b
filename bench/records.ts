// Compares logging and listing hours over HTTP with the SQL alone, and a day's list in a small and in a large table.
// Compare the ratios, which come from alternating rounds of one run; absolute times depend on the machine.

import pg from 'pg'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../tools/servers/temp-postgres.ts'
import { type Call, openConnection } from './http-client.ts'
import { measureTogether, type Plan } from './measure.ts'
import { at, type BenchPortal, connections, creation, dayList, httpWorkers, openPortal } from './portal.ts'
import { ratio, row } from './report.ts'
import { logSettings, replay, type Statement, StatementRecorder } from './statements.ts'

const plan: Plan = { rounds: 8, turnsPerRound: 500 }
const recordedRequests = 200
const sizes = { small: 42_000, middle: 420_000, large: 4_200_000 }

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', ...logSettings]
const postgres = await startTempPostgres(binaries, { durable: true, settings })
const stops: (() => Promise<void>)[] = []
try {
  console.log('Filling 420,000 records …')
  const middle = await open('middle')
  await compareWithBareSql('GET /records, one day', middle, (turn) => dayList(middle.company, turn))
  await compareWithBareSql('POST /records', middle, (turn) => creation(middle.company, turn))
  console.log('Filling 42,000 and 4,200,000 records …')
  await compareGrowth(await open('small'), await open('large'))
} finally {
  for (const stop of stops.reverse()) await stop()
  await postgres.stop()
}

async function open(name: keyof typeof sizes): Promise<BenchPortal> {
  const portal = await openPortal(postgres, { name, records: sizes[name] })
  stops.push(portal.stop)
  return portal
}

/** Measures requests over HTTP and their statements, with the session look-up, through the driver alone. */
async function compareWithBareSql(
  title: string,
  portal: BenchPortal,
  call: (turn: number) => Call,
): Promise<void> {
  const recorder = new StatementRecorder(postgres, portal.admin)
  const send = openConnection(portal.url)
  await recorder.switchLogging(true)
  const recorded: Statement[][] = []
  for (let turn = 0; turn < recordedRequests; turn += 1) {
    recorded.push(await recorder.record(() => send(call(turn))))
  }
  await recorder.switchLogging(false)

  const pool = new pg.Pool({ connectionString: portal.databaseUrl, max: connections })
  const bare = async (turn: number) => {
    const client = await pool.connect()
    await replay(client, at(recorded, turn)).finally(() => client.release())
  }
  const contenders = {
    http: httpWorkers(portal.url, call),
    sql: Array.from({ length: connections }, () => bare),
  }
  const { http, sql } = await measureTogether(contenders, plan).finally(() => pool.end())

  console.log(`\n${title} (${sizes.middle.toLocaleString('en')} records, ${connections} connections)`)
  console.log(`  statements of one request: ${at(recorded, 1).length}`)
  console.log(row('over HTTP', http))
  console.log(row('the same SQL, without HTTP', sql))
  console.log(ratio('HTTP median ÷ SQL median', http.medianMs / sql.medianMs, 2.5))
  console.log(ratio('HTTP p99 ÷ HTTP median', http.p99Ms / http.medianMs, 5))
}

/** Measures the list of one day in a small and in a large portal. */
async function compareGrowth(small: BenchPortal, large: BenchPortal): Promise<void> {
  const lists = (portal: BenchPortal) => httpWorkers(portal.url, (turn) => dayList(portal.company, turn))
  const timings = await measureTogether({ small: lists(small), large: lists(large) }, plan)
  console.log(`\nGET /records, one day, as records pile up (${connections} connections)`)
  console.log(row(`${sizes.small.toLocaleString('en')} records`, timings.small))
  console.log(row(`${sizes.large.toLocaleString('en')} records`, timings.large))
  console.log(ratio('large median ÷ small median', timings.large.medianMs / timings.small.medianMs, 1.2))
}
