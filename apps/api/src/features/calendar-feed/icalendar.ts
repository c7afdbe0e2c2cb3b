import { addDays, type Day } from '@portal/domain/days'
import { calendarWords } from '@portal/words/calendar-feed'
import type { Language } from '@portal/words/language'
import ICAL from 'ical.js'
import type { FeedEvent } from './feed-events.ts'

/** How often calendars should ask again; most have an interval of their own. */
const refreshInterval = 'PT1H'

/** A line has at most 75 octets; the library does not count the blank that begins a folded one. */
const foldedOctets = 74

/**
 * Events as a calendar of RFC 5545. Equal events give equal text; no event is told to have changed after `now`, also where
 * the database's clock is ahead.
 */
export function icalendarOf(events: readonly FeedEvent[], now: Date, language: Language): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Staff portal//Leave//EN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', calendarWords[language].calendarName)
  calendar.addPropertyWithValue('x-published-ttl', refreshInterval)
  // A calendar without any component is none (RFC 5545, 3.6).
  if (events.length === 0) calendar.addSubcomponent(coordinatedTime())
  for (const event of events) calendar.addSubcomponent(componentOf(event, now))
  ICAL.foldLength = foldedOctets
  return `${calendar.toString()}\r\n`
}

function componentOf(event: FeedEvent, now: Date) {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', event.uid)
  component.addPropertyWithValue('sequence', event.sequence)
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(earlier(event.changed_at, now), true))
  component.addPropertyWithValue('dtstart', dateOf(event.first_day))
  // The end of an event of whole days is the day after it.
  component.addPropertyWithValue('dtend', dateOf(addDays(event.last_day, 1)))
  component.addPropertyWithValue('summary', plain(event.summary))
  if (event.description !== null) component.addPropertyWithValue('description', plain(event.description))
  component.addPropertyWithValue('status', event.isTentative ? 'TENTATIVE' : 'CONFIRMED')
  component.addPropertyWithValue('transp', event.isBusy ? 'OPAQUE' : 'TRANSPARENT')
  return component
}

/** The time zone UTC, which the moments of the events are given in. */
function coordinatedTime() {
  const zone = new ICAL.Component('vtimezone')
  zone.addPropertyWithValue('tzid', 'UTC')
  const standard = new ICAL.Component('standard')
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'))
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(0))
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(0))
  zone.addSubcomponent(standard)
  return zone
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

const dateOf = (day: Day) => ICAL.Time.fromDateString(day)

/** RFC 5545 allows no control characters. Some readers end a line at a lone CR or at a separator of Unicode. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
