// How long a notification takes from its transaction to the windows of its person, over two processes on one PostgreSQL.

import { setTimeout as wait } from 'node:timers/promises'
import { createPostgresTestDatabase } from '../apps/api/test/database/template.ts'
import { openWindow, until } from '../apps/api/test/live/crowd.ts'
import { liveCompany } from '../apps/api/test/live/live-company.ts'
import { notifyPerson } from '../apps/api/test/live/notify.ts'
import { startServer } from '../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../tools/servers/temp-postgres.ts'
import { summarise } from './measure.ts'
import { row } from './report.ts'

const people = 100
const events = 1000
const aimMs = 250

const binaries = await ensurePostgres()
if (binaries === undefined) throw new Error(postgresMissing)
const postgres = await startTempPostgres(binaries, { durable: true })
const database = await createPostgresTestDatabase(postgres.url)
const servers = await Promise.all(
  [1, 2].map(() => startServer('apps/api/src/main.ts', { DATABASE_URL: database.url ?? '', DEMO: 'off' })),
)
try {
  const company = await liveCompany(database, { admins: 1, people })
  const taken: number[] = []
  const onMessage = ({ created_at }: { created_at: string }) =>
    taken.push(Date.now() - Date.parse(created_at))
  const windows = await Promise.all(
    servers.flatMap(({ url }) =>
      company.people.map(({ id, token }) => openWindow({ url, user_id: id, token, onMessage })),
    ),
  )
  const [admin] = company.admins
  if (admin === undefined) throw new Error('No admin')

  /** Measures events of so many writers at once, with a pause between two. Every event reaches two windows. */
  const measure = async (writers: number, pauseMs: number) => {
    taken.length = 0
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let turn = writer; turn < events; turn += writers) {
          await notifyPerson(database.db, admin, company.people[turn % people]?.id ?? 0)
          if (pauseMs > 0) await wait(pauseMs)
        }
      }),
    )
    await until(
      () => taken.length === events * servers.length,
      () => taken.length,
    )
    return summarise(taken, (performance.now() - startedAt) / 1000)
  }

  await measure(4, 0)
  const paced = await measure(1, 5)
  const burst = await measure(4, 0)
  console.log(`\n${windows.length} windows at two processes, ${events} events (aim: p99 at most ${aimMs} ms)`)
  console.log(row('one after the other', paced))
  console.log(row('four writers at once', burst))
  const isMet = Math.max(paced.p99Ms, burst.p99Ms) <= aimMs
  console.log(`  p99 ${isMet ? 'met' : 'MISSED'}`)
  for (const window of windows) window.close()
} finally {
  for (const server of servers) await server.stop()
  await database.close()
  await postgres.stop()
}
