import { type Day, dayIn } from '@portal/domain/days'

/** The only source of time. It is passed in, so that tests can set it. */
export type Clock = {
  now(): Date
  /** The calendar day in the company's time zone. */
  today(): Day
  timeZone: string
}

export function systemClock(timeZone: string): Clock {
  return clockAt(timeZone, () => new Date())
}

const minuteMs = 60_000

/** Days begin at whole minutes in every time zone since 1972, so the zone is asked once per minute at most. */
export function clockAt(timeZone: string, now: () => Date): Clock {
  let minute = Number.NaN
  let day: Day = ''
  const today = () => {
    const moment = now()
    const current = Math.floor(moment.getTime() / minuteMs)
    if (current !== minute) {
      day = dayIn(timeZone, moment)
      minute = current
    }
    return day
  }
  return { timeZone, now, today }
}
