import type { Reminders } from '@portal/contract/hours/missing-hours'
import { lastWeek } from '@portal/domain/hours/missing-hours'
import { addNotifications } from '../../../db/notifications/add-notifications.ts'
import { listHolidayRows } from '../../../db/reads/holidays.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { invalidField } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { insertReminders, listPeopleWithoutHours, lockPeople } from './missing-hours.store.ts'
import { reminderTrail } from './missing-hours.trail.ts'

/**
 * Notifies those of these people, or of all, who have no hours in the last week, each once a day at most. Whoever
 * logs hours before the people are locked is not reminded. 422 for an unknown id.
 */
export async function remindOfHours(
  { db, clock }: Deps,
  actor: Actor,
  chosenIds: readonly number[] | undefined,
): Promise<Reminders> {
  const today = clock.today()
  const week = lastWeek(today)
  const holidays = new Set((await listHolidayRows(db, week)).map(({ date }) => date))
  return db.transaction(async (tx) => {
    const userIds = chosenIds ?? idsOf(await listPeopleWithoutHours(tx, { week, holidays }))
    const people = await lockPeople(tx, userIds)
    const known = new Set(idsOf(people))
    if (userIds.some((id) => !known.has(id))) throw unknownPerson()
    const missing = new Set(idsOf(await listPeopleWithoutHours(tx, { week, holidays, userIds })))
    const reminded = new Set(
      await insertReminders(tx, { userIds: [...missing], day: today, actor_id: actor.id }),
    )
    if (reminded.size > 0) {
      await addNotifications(tx, clock, {
        event: 'hours_reminder',
        actor_id: actor.id,
        person: { ids: [...reminded] },
        request: { request_type: null, start_date: week.from, end_date: week.to },
      })
    }
    const rows = people.map(({ id, full_name }) => ({ id, full_name }))
    const told = rows.filter(({ id }) => reminded.has(id))
    const entries = told.map((person) => reminderTrail.done('missing_hours.remind', person, week))
    await addToTrail(tx, clock, actor, entries)
    return {
      reminded: told,
      already_reminded: rows.filter(({ id }) => missing.has(id) && !reminded.has(id)),
      not_missing: rows.filter(({ id }) => !missing.has(id)),
    }
  })
}

const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id)

const unknownPerson = () => invalidField('user_ids', 'forecast.unknown_person')
