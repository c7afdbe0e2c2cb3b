import type { Notification } from '@portal/contract/notifications'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listen } from '../db/client.ts'
import { LiveNotifications } from './live-notifications.ts'

const olena = 1
const ivan = 2

type Row = { id: number; user_id: number }
type Listener = Parameters<Listen>[1]

/** Stands in for a database of rows, whose connection a test breaks and restores. */
function fakeDatabase() {
  const rows: Row[] = []
  const listeners: Listener[] = []
  const failures: string[] = []
  const state = { fails: false }
  const unlessFailing = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (state.fails) throw new Error('gone')
    return answer()
  }
  const shown = ({ id, user_id }: Row): Notification => ({
    id,
    user_id,
    read: false,
    event: 'request_approved',
    facts: { person: null, recount: null, reason: null },
    message: 'approved your leave request',
    message_owner: { id: 9, full_name: 'Admin', avatar: null },
    request_id: null,
    request_type: null,
    request_start_date: null,
    request_end_date: null,
    project_id: null,
    project: null,
    manager_id: null,
    manager: null,
    created_at: '2025-03-12T10:00:00.000Z',
  })
  const live = new LiveNotifications({
    listen: (_, listener) => {
      listeners.push(listener)
      listener.onListening()
      return { stop: async () => {} }
    },
    lastId: () => unlessFailing(() => rows.at(-1)?.id ?? 0),
    listAfter: (id) => unlessFailing(() => rows.filter((row) => row.id > id)),
    listByIds: (ids) => unlessFailing(() => rows.filter(({ id }) => ids.includes(id)).map(shown)),
    onFailure: (_, failure) => failures.push(failure),
  })
  return {
    live,
    failures,
    state,
    /** Commits a row, and tells of it unless the connection is lost. */
    commit: (id: number, user_id: number, isTold = true) => {
      rows.push({ id, user_id })
      if (isTold) for (const { onPayload } of listeners) onPayload(`${id}:${user_id}`)
    },
    tell: (payload: string) => {
      for (const { onPayload } of listeners) onPayload(payload)
    },
    reconnect: () => {
      for (const { onListening } of listeners) onListening()
    },
    listeners,
  }
}

let database: ReturnType<typeof fakeDatabase>
let received: number[]
const hear = (user_id = olena, ids = received) => database.live.subscribe(user_id, ({ id }) => ids.push(id))
const settled = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  database = fakeDatabase()
  received = []
})
afterEach(async () => {
  await database.live.stop()
  vi.useRealTimers()
})

it('a notification is delivered to every window of the person, and nothing from before the subscription', async () => {
  database.commit(1, olena)
  const second: number[] = []
  const other: number[] = []
  await Promise.all([hear(), hear(olena, second), hear(ivan, other)])
  database.commit(2, olena)
  database.commit(3, ivan)
  await settled()
  expect([received, second, other]).toEqual([[2], [2], [3]])
  expect(database.listeners).toHaveLength(1)
})

it('a notification that is told twice is delivered once, and so are ids that were not committed in order', async () => {
  await hear()
  database.commit(7, olena)
  database.commit(6, olena)
  database.tell('7:1,6:1,7:1')
  database.reconnect()
  await settled()
  expect(received.toSorted()).toEqual([6, 7])
})

it('what was committed while the connection was lost is read afterwards, and a lower id that was committed later too', async () => {
  await hear()
  database.commit(12, olena)
  database.commit(11, olena, false)
  database.commit(13, olena, false)
  database.reconnect()
  await settled()
  expect(received.toSorted()).toEqual([11, 12, 13])
})

it('a failed read of notifications is logged and tried again', async () => {
  await hear()
  database.state.fails = true
  database.commit(1, olena)
  await settled()
  expect([received, database.failures]).toEqual([[], ['Live notifications could not be read']])
  database.state.fails = false
  database.reconnect()
  await settled()
  expect(received).toEqual([1])
})

it('a subscription is not confirmed before the channel is heard, and starts when the database answers again', async () => {
  database.state.fails = true
  let isConfirmed = false
  const confirmed = hear().then(() => {
    isConfirmed = true
  })
  await settled()
  expect(isConfirmed).toBe(false)
  database.state.fails = false
  database.reconnect()
  await confirmed
  database.commit(1, olena)
  await settled()
  expect(received).toEqual([1])
})

it('nothing is delivered after a subscription has ended', async () => {
  const end = await hear()
  end()
  database.commit(1, olena)
  await settled()
  expect(received).toEqual([])
})

it.each(['', 'x', '1', '1:', ':1', '1:2:3,', '1.5:1', 'NaN:1'])(
  'the invalid payload %j is ignored',
  async (payload) => {
    await hear()
    database.tell(payload)
    database.commit(5, olena)
    await settled()
    expect(received).toEqual([5])
  },
)
