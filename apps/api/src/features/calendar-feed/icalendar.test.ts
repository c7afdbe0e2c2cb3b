import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import type { FeedEvent } from './feed-events.ts'
import { icalendarOf } from './icalendar.ts'

const week: FeedEvent = {
  uid: 'leave-1@staff-portal',
  firstDay: '2025-12-29',
  lastDay: '2026-01-04',
  summary: 'Vacation',
  description: null,
  isTentative: false,
  isBusy: true,
  changedAt: new Date('2025-03-12T10:00:00.123Z'),
}

/** The events as a public parser understands them. */
const read = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))

describe('the text of a calendar', () => {
  it('has whole days, whose end is the day after the last one, whatever the time zone of the reader', () => {
    expect(icalendarOf([week]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Staff portal//Leave//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Staff portal: leave',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:leave-1@staff-portal',
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

  it('marks pending leave as tentative, and absences as time in which the owner is free', () => {
    const [tentative, absent] = read(
      icalendarOf([
        { ...week, isTentative: true, isBusy: false },
        { ...week, uid: 'absence', isBusy: false },
      ]),
    )
    expect(tentative).toMatchObject({ status: 'TENTATIVE', transparency: 'TRANSPARENT', datetype: 'date' })
    expect(absent).toMatchObject({ status: 'CONFIRMED', transparency: 'TRANSPARENT' })
  })

  it('is valid without events', () => {
    expect(read(icalendarOf([]))).toEqual([])
    expect(icalendarOf([])).toMatch(/^BEGIN:VCALENDAR\r\n(?:[A-Z-]+:.+\r\n)+END:VCALENDAR\r\n$/)
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
  ])('survives %s in a name', (_, name, shown) => {
    const text = icalendarOf([
      { ...week, summary: name, description: name },
      { ...week, uid: 'second' },
    ])
    const events = read(text)
    expect(events.map(({ uid }) => uid)).toEqual(['leave-1@staff-portal', 'second'])
    expect(events[0]).toMatchObject({ summary: shown, description: shown })
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
    expect(text.match(/^(BEGIN|END):VEVENT$/gm)).toHaveLength(4)
  })
})
