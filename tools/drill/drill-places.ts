import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrillMails } from '../../apps/api/test/drill/drill-mails.ts'
import { DrillPortal, type Place } from '../../apps/api/test/drill/drill-portal.ts'
import {
  drill,
  failOver,
  fillDisk,
  killPortal,
  type Plan,
  type RoundKind,
  stopPostgres,
} from '../../apps/api/test/drill/rounds.ts'
import { mountSmallDisk } from '../../apps/api/test/drill/small-disk.ts'
import { startS3Server } from '../../apps/api/test/files/s3-server.ts'
import { endPortals } from '../../apps/api/test/processes/portal-process.ts'
import { onInterrupt, orExit } from '../processes.ts'
import { ensureFailover, failoverMissing, startFailoverPostgres } from '../servers/failover-postgres.ts'
import { ensureS3Server, s3ServerMissing } from '../servers/s3-server.ts'
import {
  ensurePostgres,
  postgresMissing,
  startTempPostgres,
  type TempPostgres,
} from '../servers/temp-postgres.ts'

type Drills = { plan: Plan; folder: string; faults: number }

/** Drills the portal in every place that the machine has and tells what came of it. Returns the number of faults. */
export async function drillEverywhere(plan: Plan): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'))
  const drills: Drills = { plan, folder, faults: 0 }
  const cleanUp = async () => {
    await endPortals()
    await rm(folder, { recursive: true, force: true })
  }
  const forget = onInterrupt(cleanUp)
  try {
    await report(drills, 'SIGKILL, embedded database', killPortal, { dataDir: join(folder, 'embedded') })
    await withPostgres(drills, 'SIGKILL, PostgreSQL', () => killPortal)
    await withPostgres(drills, 'PostgreSQL stopped at once', stopPostgres)
    await withBucket(drills, 'SIGKILL, two processes, PostgreSQL and a bucket')
    await withFailover(drills, 'leader of the database killed, two processes')
    await withSmallDisk(drills, 'full disk, embedded database')
  } finally {
    await cleanUp()
    forget()
  }
  return drills.faults
}

async function withBucket(drills: Drills, name: string): Promise<void> {
  if (!(await ensureS3Server())) {
    console.log(`\n${name}: left out. ${s3ServerMissing}`)
    return
  }
  const server = await startS3Server()
  try {
    await withPostgres(drills, name, () => killPortal, { bucket: await server.makeBucket(), processes: 2 })
  } finally {
    await server.stop()
  }
}

async function withPostgres(
  drills: Drills,
  name: string,
  kindFor: (postgres: TempPostgres) => RoundKind,
  more: Pick<Place, 'bucket' | 'processes'> = {},
): Promise<void> {
  const binaries = await ensurePostgres()
  if (binaries === undefined) {
    console.log(`\n${name}: left out. ${postgresMissing}`)
    return
  }
  const postgres = await orExit(startTempPostgres(binaries, { durable: true }))
  try {
    await report(drills, name, kindFor(postgres), {
      dataDir: join(drills.folder, 'files'),
      databaseUrl: postgres.url,
      ...more,
    })
  } finally {
    await endPortals()
    await rm(join(drills.folder, 'files'), { recursive: true, force: true })
    await postgres.stop()
  }
}

async function withFailover(drills: Drills, name: string): Promise<void> {
  const binaries = await ensurePostgres()
  if (binaries === undefined || !(await ensureFailover())) {
    console.log(`\n${name}: left out. ${binaries === undefined ? postgresMissing : failoverMissing}`)
    return
  }
  const postgres = await orExit(startFailoverPostgres(binaries))
  const refused: number[] = []
  try {
    await report(
      drills,
      name,
      failOver(postgres, (ms) => refused.push(ms)),
      {
        dataDir: join(drills.folder, 'failover'),
        databaseUrl: postgres.url,
        processes: 2,
      },
    )
    console.log(`  seconds of refusal: ${refused.map((ms) => (ms / 1000).toFixed(1)).join(', ')}`)
  } finally {
    await endPortals()
    await postgres.stop()
  }
}

async function withSmallDisk(drills: Drills, name: string): Promise<void> {
  const disk = mountSmallDisk()
  if (disk === undefined) {
    console.log(`\n${name}: left out. This account or machine cannot mount a small file system.`)
    return
  }
  const unmount = async () => {
    await endPortals()
    disk.remove()
  }
  const forgetDisk = onInterrupt(unmount)
  try {
    await report(drills, name, fillDisk(disk), { dataDir: join(disk.folder, 'data') })
  } finally {
    forgetDisk()
    await unmount()
  }
}

async function report(drills: Drills, name: string, kind: RoundKind, place: Place): Promise<void> {
  const startedAt = performance.now()
  await mkdir(place.dataDir)
  const mails = await DrillMails.start()
  const portal = await DrillPortal.start({ ...place, smtpUrl: mails.smtpUrl })
  const outcome = await drill(portal, drills.plan, kind, mails).catch((error: unknown) => {
    console.error(portal.log)
    throw error
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`\n${name} (${seconds} s)`)
  console.log(
    `  ${outcome.acknowledged} acknowledged, ${outcome.found} found, ${outcome.lost} lost, ${outcome.doubled} doubled`,
  )
  console.log(
    `  ${outcome.unanswered} without an answer, ${outcome.unansweredFound} of them found; ${outcome.repeated} sent again with their key`,
  )
  console.log(
    `  ${mails.acknowledged} mails acknowledged, ${mails.arrived} of them and of others arrived, ${mails.repeated} once more`,
  )
  await mails.close()
  for (const fault of outcome.faults) console.log(`  ${fault}`)
  drills.faults += outcome.faults.length
}
