import { createHash } from 'node:crypto'
import { addDays, yearOf, yearRange } from '@portal/domain/days'
import type { Language } from '@portal/words/language'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import { ensureHolidayYears } from '../../db/reads/holidays.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { findOwnerId, listAbsences, listFeedHolidays, listOwnLeave } from './calendar-feed.store.ts'
import { absenceEvent, holidayEvent, leaveEvent } from './feed-events.ts'
import { icalendarOf } from './icalendar.ts'

/** Days that stay in the calendar after they have passed. */
const daysKept = 93

/**
 * The calendar of an address: its owner's leave, when the colleagues of the owner's current projects are absent, and the
 * company's holidays until the end of next year. 404 for an address that has ended or never was.
 */
export async function readCalendarFeed({ db, clock }: Deps, token: string, language: Language) {
  const ownerId = found(await findOwnerId(db, hashSecretToken(token)), 'calendar_feed.not_found')
  const today = clock.today()
  const since = addDays(today, -daysKept)
  const until = yearRange(yearOf(today) + 1).to
  await ensureHolidayYears(db, yearOf(since), yearOf(until))
  const [own, absences, holidays] = await Promise.all([
    listOwnLeave(db, ownerId, { today, since }),
    listAbsences(db, ownerId, { today, since }),
    listFeedHolidays(db, { from: since, to: until }),
  ])
  const events = [
    ...own.map((leave) => leaveEvent(leave, language)),
    ...absences.map((absence) => absenceEvent(absence, language)),
    ...holidays.map(holidayEvent),
  ]
  const bytes = Buffer.from(icalendarOf(events, clock.now(), language))
  return { bytes, version: createHash('sha256').update(bytes).digest('base64url') }
}
