// Backs up a company with a million records, from PostgreSQL and from the running embedded database, and restores it into
// both; meanwhile a client reads days of the embedded one. Prints seconds, and the times of the reads.

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from '../tools/run-script.ts'
import { startServer } from '../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../tools/servers/temp-postgres.ts'
import { openConnection } from './http-client.ts'
import { dayList, openPortal } from './portal.ts'

const records = 1_000_000
const aimSeconds = 180
const aimMs = 300

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const postgres = await startTempPostgres(binaries, { durable: true, settings: ['shared_buffers=1GB'] })
const folder = await mkdtemp(join(tmpdir(), 'portal-backup-bench-'))
try {
  console.log(`Filling ${records} records …`)
  const portal = await openPortal(postgres, { name: 'backup', records })
  const archive = join(folder, 'portal.backup')
  const dataDir = join(folder, 'data')
  await run('PostgreSQL to an archive', 'backup', archive, {
    DATABASE_URL: portal.databaseUrl,
    DATA_DIR: join(folder, 'none'),
  })
  await portal.stop()
  console.log(`  ${((await stat(archive)).size / 1e6).toFixed(0)} MB`)
  const other = await postgres.makeDatabase()
  await run('archive to PostgreSQL', 'restore', archive, {
    DATABASE_URL: other,
    DATA_DIR: join(folder, 'other'),
  })
  await run('archive to the embedded database', 'restore', archive, { DATA_DIR: dataDir })

  const embedded = await startServer('apps/api/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off' })
  const send = openConnection(embedded.url)
  const times: number[] = []
  let isOver = false
  const reading = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const startedAt = performance.now()
      await send(dayList(portal.company, turn))
      times.push(performance.now() - startedAt)
    }
  })()
  await run('running embedded database to an archive', 'backup', archive, { DATA_DIR: dataDir })
  isOver = true
  await reading
  await embedded.stop()
  // The read that waited for the copy is the longest.
  const [pause = 0, ...others] = times.toSorted((one, another) => another - one)
  const p99 = others[Math.floor(others.length / 100)] ?? 0
  console.log(
    `  ${times.length} reads of a day meanwhile: the one that waited for the copy ${pause.toFixed(0)} ms; p99 of the others ${p99.toFixed(1)} ms (aim: at most ${aimMs}) ${p99 <= aimMs ? 'met' : 'MISSED'}`,
  )
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(
  title: string,
  command: 'backup' | 'restore',
  archive: string,
  variables: Record<string, string>,
) {
  const startedAt = performance.now()
  const { code, words } = await runScript(command, variables, archive)
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${words}`)
  const seconds = (performance.now() - startedAt) / 1000
  const verdict = seconds <= aimSeconds ? 'met' : 'MISSED'
  console.log(`${title}: ${seconds.toFixed(1)} s (aim: at most ${aimSeconds}) ${verdict}`)
  console.log(`  ${words.split('\n').slice(-2).join('\n  ')}`)
}
