// The monthly report of 500 people over HTTP beside its SQL alone, with one year and with ten years of records; the
// memory of the server while CSVs are downloaded; the report of an embedded database. Compare the ratios, which come
// from alternating rounds of one run; absolute times depend on the machine.

import pg from 'pg'
import { createTestApp } from '../../apps/api/test/app.ts'
import { closeKeptDatabase } from '../../apps/api/test/database/snapshot.ts'
import { buildAdmin } from '../../apps/api/test/factories/user.ts'
import { runQuietly } from '../../tools/processes.ts'
import { startServer } from '../../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import { openConnection } from '../http-client.ts'
import { measureTogether } from '../measure.ts'
import { at } from '../portal.ts'
import { ratio, row } from '../report.ts'
import { logSettings, replay, StatementRecorder } from '../statements.ts'
import { fillReportCompany, fillReportStatements, reportToken } from './report-company.ts'

const connections = 2
const plan = { rounds: 10, turnsPerRound: 160 }
const sqlAim = 2
const growthAim = 1.1
const embeddedAimMs = 150
/** The months of which even the portal with one year of records has all days. */
const months = monthsBack(10)

function monthsBack(count: number): string[] {
  const today = new Date()
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - index - 1, 1)).toISOString().slice(0, 7),
  )
}

const reports = {
  'a month, page 1': (month: string) => `monthly?year_month=${month}`,
  'a month, page 200': (month: string) => `monthly?year_month=${month}&page=200`,
  'a month of 20 projects': (month: string) =>
    `monthly?year_month=${month}&${Array.from({ length: 20 }, (_, index) => `project_id=${index + 2}`).join('&')}`,
  'a day': (month: string) => `monthly?year_month=${month}-15`,
  'a month by person': (month: string) => `monthly?year_month=${month}&group=person`,
  'totals of a month': (month: string) => `monthly/totals?year_month=${month}`,
}

const callOf = (path: string) =>
  ({ method: 'GET', path: `/api/v1/admin/report/${path}`, token: reportToken }) as const

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', ...logSettings]
const postgres = await startTempPostgres(binaries, { durable: true, settings })
const stops: (() => Promise<void>)[] = [() => postgres.stop()]
try {
  console.log('Filling one year and ten years of 500 people …')
  const [one, ten] = [await open('one', 1), await open('ten', 10)]
  for (const [title, pathOf] of Object.entries(reports)) await compare(title, pathOf, one.url, ten)
  await compareByPerson(ten.url)
  await watchMemory(ten)
} finally {
  for (const stop of stops.reverse()) await stop()
}
await measureEmbedded()

type ReportPortal = Awaited<ReturnType<typeof open>>

/** Opens a portal with so many years of records, on a database of its own. */
async function open(name: string, years: number) {
  const root = new pg.Client(postgres.url)
  await root.connect()
  await root.query(`create database ${name}`)
  await root.end()
  const databaseUrl = postgres.url.replace(/postgres$/, name)
  const server = await startServer('apps/api/src/main.ts', {
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    ADMIN_EMAIL: 'admin@bench.test',
    ADMIN_PASSWORD: 'bench-admin',
  })
  stops.push(server.stop)
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  stops.push(() => admin.end())
  const count = await fillReportCompany(admin, { years })
  await admin.query('vacuum analyze')
  console.log(`  ${name}: ${count.toLocaleString('en')} records`)
  return { ...server, databaseUrl, admin }
}

async function compare(title: string, pathOf: (month: string) => string, one: string, ten: ReportPortal) {
  const recorder = new StatementRecorder(postgres, ten.admin)
  const send = openConnection(ten.url)
  await recorder.switchLogging(true)
  const recorded: Awaited<ReturnType<StatementRecorder['record']>>[] = []
  for (const month of months) recorded.push(await recorder.record(() => send(callOf(pathOf(month)))))
  await recorder.switchLogging(false)

  const pool = new pg.Pool({ connectionString: ten.databaseUrl, max: connections })
  const bare = async (turn: number) => {
    const client = await pool.connect()
    await replay(client, at(recorded, turn)).finally(() => client.release())
  }
  const http = (url: string) =>
    Array.from({ length: connections }, () => {
      const ask = openConnection(url)
      return (turn: number) => ask(callOf(pathOf(at(months, turn))))
    })
  const contenders = {
    one: http(one),
    ten: http(ten.url),
    sql: Array.from({ length: connections }, () => bare),
  }
  const timings = await measureTogether(contenders, plan).finally(() => pool.end())
  console.log(`\n${title} (${at(recorded, 0).length} statements, ${connections} connections)`)
  console.log(row('one year, HTTP', timings.one))
  console.log(row('ten years, HTTP', timings.ten))
  console.log(row('ten years, the same SQL', timings.sql))
  console.log(ratio('HTTP median ÷ SQL median', timings.ten.medianMs / timings.sql.medianMs, sqlAim))
  console.log(ratio('ten ÷ one, median', timings.ten.medianMs / timings.one.medianMs, growthAim))
  console.log(ratio('ten ÷ one, p99', timings.ten.p99Ms / timings.one.p99Ms, growthAim))
}

/** Measures the report by person beside the usual one, in alternating rounds. */
async function compareByPerson(url: string): Promise<void> {
  const reading = (pathOf: (month: string) => string) => {
    const ask = openConnection(url)
    return [(turn: number) => ask(callOf(pathOf(at(months, turn))))]
  }
  const rows = reading(reports['a month, page 1'])
  const people = reading(reports['a month by person'])
  const timings = await measureTogether({ rows, people }, plan)
  console.log('\nA month by person beside its page 1 (1 connection)')
  console.log(row('page 1', timings.rows))
  console.log(row('by person', timings.people))
  console.log(`  by person ÷ page 1       ${(timings.people.medianMs / timings.rows.medianMs).toFixed(2)}`)
}

/** Downloads CSVs one after the other, then opens some that are not read, and prints the server's memory. */
async function watchMemory({ url, pid }: ReportPortal): Promise<void> {
  const memoryMb = async () =>
    Number((await runQuietly('ps', ['-o', 'rss=', '-p', String(pid)])).output) / 1024
  const send = openConnection(url)
  const download = async (count: number) => {
    let highest = 0
    let bytes = 0
    for (let turn = 0; turn < count; turn += 1) {
      bytes = (await send(callOf(`monthly.csv?year_month=${at(months, turn)}`))).length
      if (turn % 20 === 0) highest = Math.max(highest, await memoryMb())
    }
    return { highest: Math.max(highest, await memoryMb()), bytes }
  }
  await download(100)
  const { highest: before, bytes } = await download(100)
  const { highest: after } = await download(500)
  console.log(`\nCSV of a month of 500 people: ${Math.round(bytes / 1000)} kB`)
  console.log(
    `  memory of the server     ${before.toFixed(0)} MB during 100 downloads, ${after.toFixed(0)} MB during 500 more`,
  )

  const pausing = new AbortController()
  const headers = { authorization: `Bearer ${reportToken}` }
  const paused = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      fetch(url + callOf(`monthly.csv?year_month=${at(months, index)}`).path, {
        headers,
        signal: pausing.signal,
      }),
    ),
  )
  const during = await memoryMb()
  await send(callOf(`monthly?year_month=${at(months, 0)}`))
  console.log(`  ${paused.length} downloads not read     ${during.toFixed(0)} MB, and others are answered`)
  pausing.abort()
}

/** Measures the report on the embedded database. That has one session, so everybody waits for a report. */
async function measureEmbedded(): Promise<void> {
  const api = await createTestApp()
  try {
    const { id } = await buildAdmin(api.db)
    for (const statement of fillReportStatements({ days: 450, people: 250 })) await api.db.execute(statement)
    await api.db.execute('analyze')
    const { rows } = await api.db.execute('select count(*)::int as count from records')
    const admin = await api.as({ id })
    const read = (path: string) => async (turn: number) => {
      const url = `/api/v1/admin/report/${path}year_month=${at(months, turn)}`
      const { statusCode } = await admin.inject({ method: 'GET', url })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    }
    const contenders = {
      'a month, page 1': [read('monthly?')],
      'a month, page 50': [read('monthly?page=50&')],
      'a month by person': [read('monthly?group=person&')],
      'totals of a month': [read('monthly/totals?')],
      'CSV of a month': [read('monthly.csv?')],
    }
    console.log(`\nEmbedded, 250 people and ${rows[0]?.count} records`)
    const timings = await measureTogether(contenders, { rounds: 5, turnsPerRound: 20 })
    for (const [name, timing] of Object.entries(timings)) {
      const verdict = timing.medianMs <= embeddedAimMs ? 'met' : 'MISSED'
      console.log(`${row(name, timing)}  (aim: at most ${embeddedAimMs} ms) ${verdict}`)
    }
  } finally {
    await api.close()
    await closeKeptDatabase()
  }
}
