// Compares the lists of the administration over HTTP with their SQL alone, in a company of 1,000 people. Compare the
// ratios, which come from alternating rounds of one run; absolute times depend on the machine.

import pg from 'pg'
import { type RunningServer, startServer } from '../scripts/lib/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../scripts/lib/temp-postgres.ts'
import { adminToken, fillAdminCompany } from './admin-company.ts'
import { openConnection } from './http-client.ts'
import { measureTogether } from './measure.ts'
import { ratio as ratioLine } from './report.ts'
import { logSettings, replay, StatementRecorder } from './statements.ts'

const connections = 2
const plan = { rounds: 6, turnsPerRound: 60 }
const aim = 2
/** A late page skips rows, and may do no more for them than sort them. */
const latePageAim = 3
const lists = [
  '/users?active=true&page=1',
  '/users?page=40',
  '/projects?page=1',
  '/projects?page=30',
  '/customers?page=1',
  '/customers?page=20',
  '/contracts?page=1',
  '/contracts?page=80',
  '/contracts?state=current&sort=-end_date&page=1',
  '/users?sort=-full_name&page=1',
  '/dashboard/users?page=1',
  '/dashboard/users?page=60&sort=-job_started_on',
  '/dashboard/managers',
  '/profiles?hired=true&date=2024-02',
  '/dashboard/forecast',
  '/dashboard/missing_hours',
]

const latePages = [
  ['/users?page=40', '/users?active=true&page=1'],
  ['/projects?page=30', '/projects?page=1'],
  ['/customers?page=20', '/customers?page=1'],
  ['/contracts?page=80', '/contracts?page=1'],
] as const

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const postgres = await startTempPostgres(binaries, { durable: true, settings: logSettings })
const stops: (() => Promise<void>)[] = [() => postgres.stop()]
try {
  const server = await startServer('apps/api/src/main.ts', {
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    ADMIN_EMAIL: 'admin@bench.test',
    ADMIN_PASSWORD: 'bench-admin',
  })
  stops.push(server.stop)
  const admin = new pg.Client(postgres.url)
  await admin.connect()
  stops.push(() => admin.end())
  console.log('Filling 1,000 people, 300 projects, 200 customers, 2,000 contracts …')
  await fillAdminCompany(admin)

  const recorder = new StatementRecorder(postgres, admin)
  const pool = new pg.Pool({ connectionString: postgres.url, max: connections })
  stops.push(() => pool.end())
  const medians = new Map<string, number>()
  for (const list of lists) {
    medians.set(list, await compareWithBareSql(`/api/v1${list}`, server, recorder, pool))
  }
  for (const [late, first] of latePages) {
    const value = (medians.get(late) ?? Number.NaN) / (medians.get(first) ?? Number.NaN)
    console.log(ratioLine(`${late} ÷ page 1`, value, latePageAim))
  }
} finally {
  for (const stop of stops.reverse()) await stop()
}

/**
 * Measures a request over HTTP and its statements, with the session look-up, through the driver alone. Returns the
 * median over HTTP in ms.
 */
async function compareWithBareSql(
  path: string,
  { url, pid }: RunningServer,
  recorder: StatementRecorder,
  pool: pg.Pool,
) {
  const call = { method: 'GET', path, token: adminToken } as const
  const open = () => openConnection(url)
  const first = open()
  await recorder.switchLogging(true)
  const statements = await recorder.record(() => first(call))
  await recorder.switchLogging(false)

  const bare = async () => {
    const client = await pool.connect()
    await replay(client, statements).finally(() => client.release())
  }
  const contenders = {
    http: Array.from({ length: connections }, () => {
      const send = open()
      return () => send(call)
    }),
    sql: Array.from({ length: connections }, () => bare),
  }
  const { http, sql } = await measureTogether(contenders, plan, { http: pid })
  const ratio = http.medianMs / sql.medianMs
  const ms = (value: number) => `${value.toFixed(2).padStart(7)} ms`
  console.log(
    `${path.padEnd(32)} ${statements.length} statements   HTTP ${ms(http.medianMs)} (${http.processorUs.toFixed(0)} µs)   SQL ${ms(sql.medianMs)}   ` +
      `ratio ${ratio.toFixed(2)} (aim: below ${aim}) ${ratio < aim ? 'met' : 'MISSED'}`,
  )
  return http.medianMs
}
