import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findPostgres,
  startTempPostgres,
  type TempPostgres,
} from '../../../../tools/servers/temp-postgres.ts'
import type { TestDatabase } from '../../test/database/handle.ts'
import { createPostgresTestDatabase, withServer } from '../../test/database/template.ts'
import { DrillPortal } from '../../test/drill/drill-portal.ts'
import { openWindow, until, type Window } from '../../test/live/crowd.ts'
import { type LivePerson, liveCompany } from '../../test/live/live-company.ts'
import { notifyAdmins, notifyPerson } from '../../test/live/notify.ts'
import { endPortals, newFolder } from '../../test/processes/portal-process.ts'

const binaries = await findPostgres()
const peopleCount = 95
const adminCount = 5

function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('There is none')
  return item
}

describe.skipIf(binaries === undefined)('the live channel over two processes on one PostgreSQL', () => {
  let postgres: TempPostgres
  let database: TestDatabase
  let portals: DrillPortal[]
  let admins: LivePerson[]
  let people: LivePerson[]
  let windows: Window[]

  beforeAll(async () => {
    postgres = await startTempPostgres(binaries ?? '', { durable: false })
    database = await createPostgresTestDatabase(postgres.url)
    ;({ admins, people } = await liveCompany(database, { admins: adminCount, people: peopleCount }))
    portals = await Promise.all(
      [1, 2].map(async () => DrillPortal.start({ dataDir: await newFolder(), databaseUrl: database.url })),
    )
    // Everyone has a window at each process.
    windows = await Promise.all(
      portals.flatMap(({ url }) =>
        [...admins, ...people].map(({ id, token }) => openWindow({ url, user_id: id, token })),
      ),
    )
  })
  afterAll(async () => {
    for (const window of windows) window.close()
    await endPortals()
    await database.close()
    await postgres.stop()
  })

  const newcomer = async (): Promise<LivePerson> =>
    at((await liveCompany(database, { admins: 0, people: 1 })).people, 0)
  const admin = () => at(admins, 0)
  const personOf = (turn: number) => at(people, turn)
  const [adminTurns, personTurns] = [200, 800]

  /** Runs the events, five at a time. */
  async function write(events: readonly (() => Promise<void>)[]) {
    const left = [...events]
    const worker = async () => {
      for (let event = left.pop(); event !== undefined; event = left.pop()) await event()
    }
    await Promise.all(Array.from({ length: 5 }, worker))
  }

  async function writtenAfter(id: number): Promise<Map<number, number[]>> {
    const { rows } = await database.db.execute<{ user_id: number; ids: number[] }>(
      `select user_id, array_agg(id order by id) as ids from notifications where id > ${id} group by user_id`,
    )
    return new Map(rows.map(({ user_id, ids }) => [user_id, ids]))
  }

  async function lastId(): Promise<number> {
    const { rows } = await database.db.execute<{ id: number }>(
      'select coalesce(max(id), 0) as id from notifications',
    )
    return rows[0]?.id ?? 0
  }

  /** Waits until as many notifications have come as were written, and compares them by person. */
  async function expectEachOnce(after: number): Promise<void> {
    const written = await writtenAfter(after)
    const receivedBy = (window: Window) => window.received.map(({ id }) => id).filter((id) => id > after)
    const isComplete = (window: Window) =>
      receivedBy(window).length >= (written.get(window.user_id)?.length ?? 0)
    await until(
      () => windows.every(isComplete),
      () =>
        windows
          .filter((window) => !isComplete(window))
          .map(({ user_id, received }) => [user_id, received.length]),
    )
    for (const window of windows) {
      expect([window.user_id, receivedBy(window).toSorted((a, b) => a - b)]).toEqual([
        window.user_id,
        written.get(window.user_id) ?? [],
      ])
      expect(window.received.every(({ user_id }) => user_id === window.user_id)).toBe(true)
    }
  }

  it('the live channel sends 1,000 events to 200 sockets: each once to each right person and none to others', async () => {
    const before = await lastId()
    await write([
      ...Array.from(
        { length: personTurns },
        (_, turn) => () => notifyPerson(database.db, admin(), personOf(turn).id),
      ),
      ...Array.from({ length: adminTurns }, (_, turn) => () => notifyAdmins(database.db, personOf(turn))),
    ])
    expect(windows).toHaveLength(200)
    await expectEachOnce(before)
    // The notification that is written last comes last, so nothing was on its way twice.
    const last = await lastId()
    await write(
      people.map(
        ({ id }) =>
          () =>
            notifyPerson(database.db, admin(), id),
      ),
    )
    await expectEachOnce(last)
    await expectEachOnce(before)
  })

  it('the live channel recovers when its connection is killed, and what was written meanwhile arrives', async () => {
    const before = await lastId()
    for (const _ of [1, 2]) {
      await withServer(postgres.url, async (server) => {
        const killListeners = async () => {
          const { rowCount } = await server.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'staff-portal' and datname <> 'postgres' and pid <> pg_backend_pid()
               and (query ilike 'listen %' or query = 'select 1')`,
          )
          return rowCount
        }
        // The portals may still be connecting again at the second kill.
        await expect.poll(killListeners, { timeout: 20_000 }).toBeGreaterThan(0)
      })
      await write(
        people.slice(0, 20).map(
          ({ id }) =>
            () =>
              notifyPerson(database.db, admin(), id),
        ),
      )
    }
    await expectEachOnce(before)
    expect(windows.every(({ interruptions }) => interruptions === 0)).toBe(true)
  })

  it('a window whose process is restarted ends, and reads everything that was written when it connects again', async () => {
    const before = await lastId()
    const portal = await DrillPortal.start({ dataDir: await newFolder(), databaseUrl: database.url })
    const { id: user_id, token } = await newcomer()
    const window = await openWindow({ url: portal.url, user_id, token })
    await portal.stop()
    await notifyPerson(database.db, admin(), user_id)
    expect([window.is_open, window.interruptions]).toEqual([false, 1])
    window.close()
    await portal.startAgain()
    // The browser's client connects again after 6 s without a ping.
    const again = await openWindow({ url: portal.url, user_id, token })
    await notifyPerson(database.db, admin(), user_id)
    const written = (await writtenAfter(before)).get(user_id) ?? []
    expect(written).toHaveLength(2)
    await until(
      () => again.received.some(({ id }) => id === written[1]),
      () => again.received,
    )
    const answer = await fetch(`${portal.url}/api/v1/notifications`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const list = JSON.stringify(await answer.json())
    expect(written.filter((id) => !list.includes(`"id":${id},`))).toEqual([])
    again.close()
    await portal.stop()
  })

  it('the sockets of a session end on both processes when it is ended on one', async () => {
    const leaver = await newcomer()
    const theirs = await Promise.all(
      portals.map(({ url }) => openWindow({ url, user_id: leaver.id, token: leaver.token })),
    )
    const states = () => theirs.map(({ is_open }) => is_open)
    expect(states()).toEqual([true, true])
    const response = await fetch(`${portals[0]?.url}/api/v1/session`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${leaver.token}` },
    })
    expect(response.status).toBe(204)
    await until(() => !states().includes(true), states)
    expect(windows.every(({ is_open }) => is_open)).toBe(true)
  })
})
