// Hours day by day as a CSV of a million records: the seconds, and the memory of the server while it is sent. On the
// embedded database, where everybody waits until the first row leaves, the hours of 250 people in a year.

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createTestApp } from '../../apps/api/test/app.ts'
import { closeKeptDatabase } from '../../apps/api/test/database/snapshot.ts'
import { buildAdmin } from '../../apps/api/test/factories/user.ts'
import { runQuietly } from '../../tools/processes.ts'
import { startServer } from '../../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import { ratio } from '../report.ts'
import { fillReportCompany, fillReportStatements, reportToken } from './report-company.ts'

const days = 365
const people = 3_100
const peopleOfEmbedded = 250
const memoryAim = 1.25
const embeddedAimMs = 2000

const dayBack = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
const path = `/api/v1/admin/records.csv?from=${dayBack(days)}&to=${dayBack(0)}`

/** Downloads the file without keeping it. */
async function download(url: string, token: string, onRows: (rows: number) => void = () => {}) {
  const start = performance.now()
  const startedCpu = process.cpuUsage()
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok || answer.body === null) throw new Error(`${path} answered ${answer.status}`)
  const firstMs = performance.now() - start
  const firstCpuMs = process.cpuUsage(startedCpu).user / 1000
  const reader = answer.body.getReader()
  let [bytes, rows] = [0, -1]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { rows, bytes, firstMs, firstCpuMs, seconds: (performance.now() - start) / 1000 }
    bytes += value.length
    for (const byte of value) if (byte === lineFeed) rows += 1
    onRows(rows)
  }
}
const lineFeed = 10

const told = ({ rows, bytes, firstMs, seconds }: Awaited<ReturnType<typeof download>>) =>
  `${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(0)} MB, first row after ${firstMs.toFixed(0)} ms, ${seconds.toFixed(1)} s`

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
await measurePostgres(binaries)
await measureEmbedded()

async function measurePostgres(programs: string): Promise<void> {
  const postgres = await startTempPostgres(programs, { durable: true, settings: ['max_wal_size=4GB'] })
  const server = await startServer('apps/api/src/main.ts', {
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    ADMIN_EMAIL: 'admin@bench.test',
    ADMIN_PASSWORD: 'bench-admin',
  })
  const admin = new pg.Client(postgres.url)
  try {
    await admin.connect()
    console.log('Filling a year of a million records …')
    const count = await fillReportCompany(admin, { years: 1, people })
    await admin.query('vacuum analyze')
    const memoryMb = async () =>
      Number((await runQuietly('ps', ['-o', 'rss=', '-p', String(server.pid)])).output) / 1024
    // The heap grows to its usual size during the first download, as it does under any load.
    for (const name of ['first', 'second']) {
      const { file, highestMb } = await watched(server.url, count, memoryMb)
      console.log(`\nHours day by day as CSV, PostgreSQL, ${name} download: ${told(file)}`)
      const [first = 0] = highestMb
      const inMb = highestMb.map((mb) => mb.toFixed(0)).join(', ')
      console.log(`  memory of the server during each tenth: at most ${inMb} MB`)
      if (name === 'second')
        console.log(ratio('last ÷ first tenth', (highestMb.at(-1) ?? 0) / first, memoryAim))
    }
  } finally {
    await admin.end()
    await server.stop()
    await postgres.stop()
  }
}

/** Downloads the file, and watches the memory of the server during each tenth of it. */
async function watched(url: string, count: number, memoryMb: () => Promise<number>) {
  let tenth = 0
  let isOver = false
  const downloaded = download(url, reportToken, (rows) => {
    tenth = Math.max(0, Math.min(9, Math.floor((10 * rows) / count)))
  }).finally(() => {
    isOver = true
  })
  const highestMb: number[] = []
  while (!isOver) {
    highestMb[tenth] = Math.max(highestMb[tenth] ?? 0, await memoryMb())
    await wait(100)
  }
  return { file: await downloaded, highestMb }
}

/** The first row comes when the database has made the whole result, and until then everybody waits. */
async function measureEmbedded(): Promise<void> {
  const api = await createTestApp()
  try {
    const token = await api.tokenOf(await buildAdmin(api.db))
    for (const statement of fillReportStatements({ days, people: peopleOfEmbedded }))
      await api.db.execute(statement)
    await api.db.execute('analyze')
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const file = await download(url, token)
    console.log(`\nHours day by day as CSV, embedded: ${told(file)}`)
    // Client, server and database are one process here.
    console.log(ratio('ms of processor to the first', file.firstCpuMs, embeddedAimMs))
  } finally {
    await api.close()
    await closeKeptDatabase()
  }
}
