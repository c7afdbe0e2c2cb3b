import { describe, expect, it } from 'vitest'
import { actInWords } from './acts.ts'
import type { ToldAct } from './told-act.ts'

const done = (act: string, object_type: string, object: string, more: Partial<ToldAct> = {}): ToldAct => ({
  actor: { full_name: 'Olena Bondar' },
  via: { kind: 'browser', name: null },
  act,
  object_type,
  object,
  person: { full_name: 'Ivan Petrenko' },
  changes: [],
  ...more,
})
const record = '12.03.2026 · Alpha'
const days = '05.01.2027 – 09.01.2027'
const changed = (field: string, before: string | number | null, after: string | number | null) => ({
  changes: [{ field, before, after, hidden: false }],
})

describe('acts on hours, leave and reports in words', () => {
  it.each([
    [
      done('records.create', 'record', record),
      'added the record 12.03.2026 · Alpha of Ivan Petrenko',
      'added the record',
    ],
    [
      done('records.update', 'record', record, changed('hours', 8, 6.5)),
      'changed the hours of the record 12.03.2026 · Alpha of Ivan Petrenko from 8 to 6.5',
      'changed the hours of the record from 8 to 6.5',
    ],
    [
      done('records.undo', 'record', record),
      'took the last change of the record 12.03.2026 · Alpha of Ivan Petrenko back',
      'took the last change of the record back',
    ],
    [
      done('missing_hours.remind', 'user', 'Ivan Petrenko'),
      'reminded Ivan Petrenko of missing hours',
      'reminded the person of missing hours',
    ],
    [
      done('requests.create', 'request', days),
      'asked for leave, 05.01.2027 – 09.01.2027',
      'asked for leave, 05.01.2027 – 09.01.2027',
    ],
    [
      done('requests.decline', 'request', days),
      'declined the leave request 05.01.2027 – 09.01.2027 of Ivan Petrenko',
      'declined the leave request',
    ],
    [
      done(
        'requests.update',
        'request',
        days,
        changed('request_type', 'full_day_sick_leave', 'extra_sick_leave'),
      ),
      'changed the type of the leave request 05.01.2027 – 09.01.2027 of Ivan Petrenko from sick leave to extra sick leave',
      'changed the type of the leave request from sick leave to extra sick leave',
    ],
    [
      done('requests.recount', 'request', days),
      'counted the days of the leave request 05.01.2027 – 09.01.2027 of Ivan Petrenko again',
      'counted the days of the leave request again',
    ],
    [
      done('requests.undo', 'request', days),
      'took the decision on the leave request 05.01.2027 – 09.01.2027 of Ivan Petrenko back',
      'took the decision on the leave request back',
    ],
    [
      done('reports.export', 'report', '2026-10-monthly-salary-report.csv', { person: null }),
      'exported 2026-10-monthly-salary-report.csv',
      'exported 2026-10-monthly-salary-report.csv',
    ],
  ])('%o', (told, named, inHistory) => {
    expect(actInWords(told, { named: true })).toBe(`Olena Bondar ${named}`)
    expect(actInWords(told, { named: false })).toBe(`Olena Bondar ${inHistory}`)
  })
})
