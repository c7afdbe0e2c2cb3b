// What HTTP adds to the database's own time, and whether a day's list stays fast as records pile up.
// Prints ratios of things measured in turns in one run; absolute times are the machine's.

import pg from 'pg'
import { startServer } from '../scripts/lib/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../scripts/lib/temp-postgres.ts'
import { type BenchCompany, fillCompany } from './company.ts'
import { type Call, openConnection } from './http-client.ts'
import { measureTogether, type Plan, type Timings, type Worker } from './measure.ts'
import { logSettings, replay, type Statement, StatementRecorder } from './statements.ts'

const connections = 4
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
  const middle = await openPortal('middle', sizes.middle)
  await compareWithBareSql('GET /records, one day', middle, (turn) => dayList(middle.company, turn))
  await compareWithBareSql('POST /records', middle, (turn) => creation(middle.company, turn))
  console.log('Filling 42,000 and 4,200,000 records …')
  await compareGrowth(await openPortal('small', sizes.small), await openPortal('large', sizes.large))
} finally {
  for (const stop of stops.reverse()) await stop()
  await postgres.stop()
}

type Portal = { url: string; databaseUrl: string; company: BenchCompany; admin: pg.Client }

/** A portal with a database of its own on the one PostgreSQL. */
async function openPortal(name: string, records: number): Promise<Portal> {
  const databaseUrl = postgres.url.replace(/postgres$/, name)
  const root = new pg.Client(postgres.url)
  await root.connect()
  await root.query(`create database ${name}`)
  await root.end()
  const server = await startServer('apps/api/src/main.ts', {
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    ADMIN_EMAIL: 'admin@bench.test',
    ADMIN_PASSWORD: 'bench-admin',
  })
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  stops.push(server.stop, () => admin.end())
  return { url: server.url, databaseUrl, company: await fillCompany(admin, records), admin }
}

function dayList({ persons, days }: BenchCompany, turn: number): Call {
  const person = at(persons, turn)
  return {
    method: 'GET',
    path: `/api/v1/records?date=${at(days, Math.floor(turn / 7))}`,
    token: person.token,
  }
}

/** A hundredth of an hour, so that no day reaches its 24. */
function creation({ persons, days }: BenchCompany, turn: number): Call {
  const { projectId, categoryId, token } = at(persons, turn)
  const date = at(days, Math.floor(turn / 7))
  const record = { project_id: projectId, category_id: categoryId, description: 'Bench', hours: 0.01, date }
  return { method: 'POST', path: '/api/v1/records', token, body: JSON.stringify({ record }) }
}

function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('The bench company is empty')
  return item
}

function httpWorkers(url: string, call: (turn: number) => Call): Worker[] {
  return Array.from({ length: connections }, () => {
    const send = openConnection(url)
    return (turn) => send(call(turn))
  })
}

/** The same requests over HTTP and as the statements that they run, session look-up included, through the driver alone. */
async function compareWithBareSql(
  title: string,
  portal: Portal,
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

/** The same list of one day with few and with very many records behind it. */
async function compareGrowth(small: Portal, large: Portal): Promise<void> {
  const lists = (portal: Portal) => httpWorkers(portal.url, (turn) => dayList(portal.company, turn))
  const timings = await measureTogether({ small: lists(small), large: lists(large) }, plan)
  console.log(`\nGET /records, one day, as records pile up (${connections} connections)`)
  console.log(row(`${sizes.small.toLocaleString('en')} records`, timings.small))
  console.log(row(`${sizes.large.toLocaleString('en')} records`, timings.large))
  console.log(ratio('large median ÷ small median', timings.large.medianMs / timings.small.medianMs, 1.2))
}

function row(name: string, { medianMs, p99Ms, perSecond }: Timings): string {
  const ms = (value: number) => `${value.toFixed(2).padStart(7)} ms`
  return `  ${name.padEnd(28)} median ${ms(medianMs)}   p99 ${ms(p99Ms)}   ${perSecond.toFixed(0).padStart(6)}/s`
}

function ratio(name: string, value: number, aim: number): string {
  return `  ${name.padEnd(28)} ${value.toFixed(2)} (aim: at most ${aim}) ${value <= aim ? 'met' : 'MISSED'}`
}
