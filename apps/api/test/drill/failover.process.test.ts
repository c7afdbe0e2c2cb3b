import { record } from '@portal/contract/hours/hours'
import { monthlyReport } from '@portal/contract/reports'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type FailoverPostgres,
  hasFailover,
  startFailoverPostgres,
} from '../../../../tools/servers/failover-postgres.ts'
import { findPostgres } from '../../../../tools/servers/temp-postgres.ts'
import { testSeed } from '../../../../tools/test-seed.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { openReplica } from '../../src/db/postgres.ts'
import { type ReadFrom, type Replica, ReplicaReads } from '../../src/db/replica/replica-reads.ts'
import { openWindow, until, type Window } from '../live/crowd.ts'
import { notifyPerson } from '../live/notify.ts'
import { endPortals, newFolder } from '../processes/portal-process.ts'
import { ask } from './calls.ts'
import { DrillPortal } from './drill-portal.ts'
import { hirePeople, type Person } from './people.ts'
import { drill, failOver } from './rounds.ts'

const binaries = await findPostgres()
const metricsToken = 'a token of the tests'
const hours = 0.1

describe.skipIf(binaries === undefined || !hasFailover())('a database that fails over', () => {
  let postgres: FailoverPostgres
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    postgres = await startFailoverPostgres(binaries ?? '')
    return () => postgres.stop()
  })
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
    await endPortals()
  })

  async function openLeader(): Promise<Database> {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '/nowhere' })
    closers.push(() => database.close())
    return database
  }
  function openReads(database: ReadFrom, replica: Replica) {
    closers.push(() => replica.close())
    const failures: unknown[] = []
    const reads = new ReplicaReads({ database, replica, onChange: (failure) => failures.push(failure) })
    const count = (from: Pick<Database, 'db'>) =>
      from.db
        .execute<{ count: number }>(sql`select count(*)::int as count from notes`)
        .then(({ rows }) => rows[0]?.count)
    return { reads, failures, count: () => reads.run(count) }
  }

  it('reads run on the replica, and on the database while the replica does not have everything', async () => {
    const database = await openLeader()
    const replica = openReplica(postgres.replicaUrl)
    const { reads, count, failures } = openReads(database, replica)
    const write = () => database.db.execute(sql`insert into notes values ('note')`)
    await database.db.execute(sql`create table notes (text text)`)
    closers.push(() => database.db.execute(sql`drop table notes`))
    await write()
    expect(await count()).toBe(1)
    expect(reads.counts).toEqual({ replica: 1, database: 0 })
    expect(await reads.standing()).toMatchObject({ lagSeconds: expect.any(Number) })

    // The replica cannot apply the change of a table that a transaction on it is reading.
    await replica.db.transaction(async (tx) => {
      await tx.execute(sql`select from notes`)
      await database.db.execute(sql`alter table notes add column more text`)
      await write()
      expect(await count()).toBe(2)
      expect(reads.counts).toEqual({ replica: 1, database: 1 })
      expect((await reads.standing())?.lagBytes).toBeGreaterThan(0)
    })
    await expect.poll(async () => (await reads.standing())?.lagBytes, { timeout: 30_000 }).toBe(0)
    expect(await count()).toBe(2)
    expect(reads.counts).toEqual({ replica: 2, database: 1 })
    expect(failures).toEqual([])
    const change = replica.db.execute(sql`insert into notes values ('never')`)
    await expect(change).rejects.toMatchObject({ cause: { code: '25006' } })
  })

  it('reads that the replica cannot finish run on the database, and a refusal of the work is that of the caller', async () => {
    const database = await openLeader()
    const replica = openReplica(postgres.replicaUrl)
    const { reads, failures } = openReads(database, replica)
    const failing = (error: Error) => async (from: ReadFrom) => {
      if (from === replica) throw error
      return 'from the database'
    }
    const conflict = Object.assign(new Error('canceling statement due to conflict'), { code: '40001' })
    expect(await reads.run(failing(conflict))).toBe('from the database')
    expect(failures).toEqual([])
    await expect(reads.run(failing(new Error('No record')))).rejects.toThrow('No record')
    const lost = new Error('Connection terminated unexpectedly')
    expect(await reads.run(failing(lost))).toBe('from the database')
    expect(failures).toEqual([lost])
    expect(reads.counts).toEqual({ replica: 0, database: 2 })
  })

  it('reads run on the database where the replica is away, which is told once, and where the address leads to a leader', async () => {
    const database = await openLeader()
    const read = (from: Pick<Database, 'db'>) => from.db.execute(sql`select 1`)
    const away = openReads(database, openReplica(postgres.replicaUrl.replace(/:\d+\//, ':1/')))
    for (let times = 0; times < 3; times += 1) await away.reads.run(read)
    expect(away.reads.counts).toEqual({ replica: 0, database: 3 })
    expect(away.failures).toHaveLength(1)
    expect(await away.reads.standing()).toBeUndefined()

    await expect(openDatabase({ databaseUrl: postgres.replicaUrl, dataDir: '/nowhere' })).rejects.toThrow(
      'DATABASE_URL leads to a replica, which takes no changes.',
    )
    const leader = openReplica(postgres.url)
    const replica = openReplica(postgres.replicaUrl)
    // The second pair is that of a server that is being promoted.
    for (const { reads, failures } of [openReads(database, leader), openReads(replica, replica)]) {
      await reads.run(read)
      expect(reads.counts).toEqual({ replica: 0, database: 1 })
      expect(failures).toEqual([])
    }
  })

  it('when the leader is killed while clients write, the portal goes on with the other one by itself: nothing is lost or doubled', async () => {
    const portal = await DrillPortal.start({
      dataDir: await newFolder(),
      databaseUrl: postgres.url,
      processes: 2,
      more: { DATABASE_READ_URL: postgres.replicaUrl, METRICS_TOKEN: metricsToken },
    })
    const [person, colleague] = await hirePeople(portal.url, 2)
    if (person === undefined || colleague === undefined) throw new Error('Nobody was hired')
    const window = await openWindow({ url: portal.url, user_id: person.id, token: person.token })
    closers.push(async () => window.close())
    await expectReportsOfReplica(portal, person)

    const refused: number[] = []
    const plan = { rounds: 1, seed: testSeed(), writesPerRound: { min: 10, max: 40 } }
    const kill = failOver(postgres, (ms) => refused.push(ms))
    const { lost, doubled, faults, found, acknowledged } = await drill(portal, plan, async (round) => {
      await kill(round)
      await expectNotification(window, colleague)
      await expectReportsOfReplica(portal, person)
    })
    expect({ lost, doubled, faults }).toEqual({ lost: 0, doubled: 0, faults: [] })
    expect(found).toBe(acknowledged)
    expect(refused).toHaveLength(1)
  })

  async function expectNotification(window: Window, from: { id: number }): Promise<void> {
    const { db } = await openLeader()
    const before = window.received.length
    await notifyPerson(db, from, window.user_id)
    await until(
      () => window.received.length > before,
      () => window,
    )
  }
})

/** Everyone finds hours in the report right after they were logged, and reports come from the replica. */
async function expectReportsOfReplica({ url }: DrillPortal, person: Person): Promise<void> {
  const report = {
    method: 'GET',
    path: `/admin/report/monthly?year_month=${person.date}&user_id=${person.id}`,
    token: person.adminToken,
  } as const
  const before = (await ask(url, report, monthlyReport)).hours_sum
  for (let logged = 1; logged <= 10; logged += 1) {
    await ask(url, logCall(person), record)
    expect((await ask(url, report, monthlyReport)).hours_sum).toBeCloseTo(before + logged * hours)
  }
  // Either of the two processes answers.
  const metric = async (name: string) => Number(metricLine(await metricsOf(url), name))
  const within = { timeout: 30_000 }
  await expect.poll(() => metric('portal_report_reads_total{source="replica"}'), within).toBeGreaterThan(0)
  await expect.poll(() => metric('portal_replica_lag_bytes'), within).toBe(0)
  await expect.poll(() => metric('portal_replica_up'), within).toBe(1)
}

const metricLine = (metrics: string, name: string) =>
  metrics
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)

const logCall = ({ token, project_id, category_id, date }: Person) =>
  ({
    method: 'POST',
    path: '/records',
    token,
    body: { record: { project_id, category_id, date, hours, description: 'Report' } },
  }) as const

async function metricsOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  expect(answer.status).toBe(200)
  return answer.text()
}
