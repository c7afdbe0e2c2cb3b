import type { Db } from '../../src/db/client.ts'
import { addNotifications } from '../../src/db/notifications/add-notifications.ts'
import { systemClock } from '../../src/use-case/clock.ts'

const clock = systemClock('Europe/Kyiv')
const request = { request_type: 'day_off', start_date: '2030-01-08', end_date: '2030-01-08' } as const

/** Lets an admin approve a request, which is told to its person. */
export const notifyPerson = (db: Db, actor: { id: number }, personId: number): Promise<void> =>
  db.transaction((tx) =>
    addNotifications(tx, clock, {
      event: 'request_approved',
      actor_id: actor.id,
      person: { id: personId },
      request,
    }),
  )

/** Lets a person ask for leave, which is told to every admin. */
export const notifyAdmins = (db: Db, person: { id: number }): Promise<void> =>
  db.transaction((tx) =>
    addNotifications(tx, clock, {
      event: 'request_created',
      actor_id: person.id,
      person: { id: person.id },
      request,
    }),
  )
