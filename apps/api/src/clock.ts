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

export function clockAt(timeZone: string, now: () => Date): Clock {
  return { timeZone, now, today: () => dayIn(timeZone, now()) }
}
