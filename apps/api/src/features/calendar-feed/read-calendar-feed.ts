import { createHash } from 'node:crypto'
import { addDays } from '@portal/domain/days'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { hashSecretToken } from '../../secret-token.ts'
import { findOwnerId, listAbsences, listOwnLeave } from './calendar-feed.store.ts'
import { absenceEvent, leaveEvent } from './feed-events.ts'
import { icalendarOf } from './icalendar.ts'

/** Days that stay in the calendar after they have passed. */
const daysKept = 93

/**
 * The calendar of an address: its owner's leave, and when the colleagues of the owner's current projects are absent. 404
 * for an address that has ended or never was.
 */
export async function readCalendarFeed({ db, clock }: Deps, token: string) {
  const ownerId = found(await findOwnerId(db, hashSecretToken(token)), 'calendar_feed.not_found')
  const today = clock.today()
  const period = { today, since: addDays(today, -daysKept) }
  const [own, absences] = await Promise.all([
    listOwnLeave(db, ownerId, period),
    listAbsences(db, ownerId, period),
  ])
  const bytes = Buffer.from(icalendarOf([...own.map(leaveEvent), ...absences.map(absenceEvent)]))
  return { bytes, version: createHash('sha256').update(bytes).digest('base64url') }
}
