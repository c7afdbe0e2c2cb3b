import { type Day, dayIn } from '@portal/domain/days'
import { serverNow } from '../api/server-clock.ts'

/**
 * Milliseconds of a quarter of an hour. A day begins at a full quarter everywhere, because time zones differ from UTC
 * by quarters.
 */
const quarterMs = 15 * 60_000
/** The longest that an answer takes, because the client gives up after a minute. */
const doubtMs = 60_000

let known: { timeZone: string; quarter: number; day: Day } | undefined

/** The company's calendar day by the server's clock. */
export function companyDay(timeZone: string): Day {
  const now = serverNow()
  const quarter = Math.floor(now.getTime() / quarterMs)
  if (known?.quarter !== quarter || known.timeZone !== timeZone) {
    known = { timeZone, quarter, day: dayIn(timeZone, now) }
  }
  return known.day
}

/**
 * Takes the day that the server has just named, for the rest of the present quarter of an hour: the first use of a
 * time zone takes a phone some 100 ms. Right after a quarter began the answer may be from before it.
 */
export function noteCompanyDay(timeZone: string, day: Day): void {
  const nowMs = serverNow().getTime()
  if (nowMs % quarterMs < doubtMs) return
  known = { timeZone, quarter: Math.floor(nowMs / quarterMs), day }
}
