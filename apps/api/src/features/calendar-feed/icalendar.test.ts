import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../../test/someone-with-calendar.ts'
import type { FeedEvent } from './feed-events.ts'
import { icalendarOf } from './icalendar.ts'

const now = new Date('2025-03-12T10:00:01Z')
const week: FeedEvent = {
  uid: '0b1f6a52-6a1e-4b7e-9a52-3f1f0c1d2e3f',
  sequence: 2,
  first_day: '2025-12-29',
  last_day: '2026-01-04',
  summary: 'Vacation',
  description: null,
  isTentative: false,
  isBusy: true,
  changed_at: new Date('2025-03-12T10:00:00.123Z'),
}

describe('the text of a calendar', () => {
  it('a calendar event has whole days and ends on the day after the last one, whatever the time zone of the reader', () => {
    expect(icalendarOf([week], now, 'en').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Staff portal//Leave//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Staff portal: leave',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:0b1f6a52-6a1e-4b7e-9a52-3f1f0c1d2e3f',
      'SEQUENCE:2',
      'DTSTAMP:20250312T100000Z',
      'DTSTART;VALUE=DATE:20251229',
      'DTEND;VALUE=DATE:20260105',
      'SUMMARY:Vacation',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('a calendar event marks pending leave as tentative, and absences as time in which the owner is free', () => {
    const [tentative, absent] = eventsOf(
      icalendarOf(
        [
          { ...week, isTentative: true, isBusy: false },
          { ...week, uid: 'absence', isBusy: false },
        ],
        now,
        'en',
      ),
    )
    expect(tentative).toMatchObject({ status: 'TENTATIVE', transparency: 'TRANSPARENT', datetype: 'date' })
    expect(absent).toMatchObject({ status: 'CONFIRMED', transparency: 'TRANSPARENT' })
  })

  it('a calendar without events has a component too, as RFC 5545 requires', () => {
    const text = icalendarOf([], now, 'en')
    expect(eventsOf(text)).toEqual([])
    const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents()
    expect(components.map(({ name }) => name)).toEqual(['vtimezone'])
    expect(text).toContain(
      'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n' +
        'TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n',
    )
  })

  it('a calendar event tells no change after the moment at which it is read', () => {
    expect(icalendarOf([{ ...week, changed_at: new Date('2025-03-12T10:00:02Z') }], now, 'en')).toContain(
      'DTSTAMP:20250312T100001Z',
    )
  })

  it.each([
    ['commas, semicolons and backslashes', 'A, b; c\\, d\\', 'A, b; c\\, d\\'],
    ['quotes and colons', 'Ivan "Vanya": x', 'Ivan "Vanya": x'],
    ['line ends of every kind', 'a\r\nEND:VEVENT\rb\nc', 'a END:VEVENT b c'],
    ['control characters', 'a\u0000\u0007\u001B[31mb\u007F\u0085c', 'a [31mb c'],
    [
      'emoji and Cyrillic longer than a line',
      'Їжак 😀👩‍👩‍👧 '.repeat(20).trim(),
      'Їжак 😀👩‍👩‍👧 '.repeat(20).trim(),
    ],
    ['line separators of Unicode', 'a\u2028b\u2029c', 'a b c'],
  ])('a calendar keeps %s in a name', (_, name, shown) => {
    const text = icalendarOf(
      [
        { ...week, summary: name, description: name },
        { ...week, uid: 'second' },
      ],
      now,
      'en',
    )
    const events = eventsOf(text)
    expect(events.map(({ uid }) => uid)).toEqual([week.uid, 'second'])
    expect(events[0]).toMatchObject({ summary: shown, description: shown })
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
    expect(text.match(/^(BEGIN|END):VEVENT$/gm)).toHaveLength(4)
  })
})
