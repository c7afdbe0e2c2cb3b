import type { RecordCalendar, TimeRecord } from '@portal/contract/hours/hours'
import { addDays, type Day, daysInRange, firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { recordTypes } from '@portal/domain/hours/records'

/** A month with three records on each day, leave of every kind on its first days, long texts on the 13th and a holiday on the 15th. */
export function fullMonth(month: Month): RecordCalendar {
  const first = firstDayOf(month)
  const days = daysInRange(first, lastDayOf(month))
  const worked = days.flatMap((date, day) => [1, 2, 3].map((turn) => record(day * 10 + turn, date)))
  const leave = recordTypes
    .filter((type) => type !== 'regular')
    .map((type, index) =>
      record(1000 + index, addDays(first, index), {
        record_type: type,
        hours: 0,
        project: null,
        category: null,
        description: '',
        paid_leave_type: type === 'paid_leave' ? 'Wedding day' : null,
      }),
    )
  const long = record(2000, addDays(first, 12), {
    project: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    description: `<b>not bold</b> ${'x'.repeat(1200)}`,
  })
  return {
    records: [...leave, ...worked, long],
    holidays: [{ id: 1, version: 1, date: addDays(first, 14), title: 'Independence Day' }],
    days_without_contract: [],
  }
}

const record = (id: number, date: Day, parts: Partial<TimeRecord> = {}): TimeRecord => ({
  id,
  version: 1,
  user_id: 1,
  user: 'Ada Byron',
  project_id: 1,
  project: 'Harbor Booking',
  category_id: 1,
  category: 'Development',
  description: 'HB-446 Validation and error messages of the rate plans',
  hours: 2.5,
  date,
  job_status_id: 1,
  record_type: 'regular',
  paid_leave_type: null,
  manager: null,
  request_id: null,
  can: { update: false, delete: false },
  ...parts,
})
