import { addDays, type Day, isWeekend } from '@portal/domain/days'
import { maxHoursPerDay } from '@portal/domain/hours/hours'
import type { Tx } from '../db/database.ts'
import { onlyRow } from '../db/only-row.ts'
import { importRows, imports } from '../db/schema/imports.ts'
import { momentOn } from './demo-days.ts'
import type { IdOf } from './ids.ts'

type Row = Omit<typeof importRows.$inferInsert, 'import_id' | 'number'>

/** Inserts an import of equipment that was written, and one of hours with refused rows that was checked today. */
export async function insertImports(
  tx: Tx,
  { today, userIdByEmail }: { today: Day; userIdByEmail: IdOf },
): Promise<void> {
  const user_id = userIdByEmail('admin@demo.test')
  const insert = async (run: Omit<typeof imports.$inferInsert, 'user_id' | 'rows'>, rows: readonly Row[]) => {
    const { id } = onlyRow(
      await tx
        .insert(imports)
        .values({ ...run, user_id, rows: rows.length })
        .returning({ id: imports.id }),
    )
    // The row below the headings is 2.
    await tx
      .insert(importRows)
      .values(rows.map((row, place) => ({ ...row, import_id: id, number: place + 2 })))
  }
  const handedOut = (person: string, name: string, serial_number: string, state: Row['state']): Row => ({
    cells: [person, 'Laptop', name, serial_number],
    state,
  })
  await insert(
    {
      kind: 'equipment',
      file_name: 'Laptops of the spring.xlsx',
      sheets: ['Laptops', 'Monitors'],
      sheet: 'Laptops',
      state: 'done',
      columns: [
        { heading: 'Employee', field: 'person' },
        { heading: 'Type', field: 'device' },
        { heading: 'Model', field: 'name' },
        { heading: 'S/N', field: 'serial_number' },
      ],
      values: [],
      counts: { create: 2, change: 0, same: 1, refuse: 0 },
      created_at: momentOn(addDays(today, -6)),
      written_at: momentOn(addDays(today, -6), 4),
    },
    [
      handedOut('Taras Shevchuk', 'ThinkPad T14s', 'PF3A1204', 'same'),
      handedOut('Olena Kovalenko', 'MacBook Pro 14', 'C02G8416', 'create'),
      handedOut('Bohdan Marchenko', 'MacBook Air 15', 'C02H2290', 'create'),
    ],
  )
  await insert(checkedHours(today), hoursOfWeek(today))
}

const freelancer = 'M. Ivanova (freelance)'

const checkedHours = (today: Day) => ({
  kind: 'hours' as const,
  file_name: 'kimai-export.csv',
  sheets: [],
  state: 'checked' as const,
  columns: [
    { heading: 'Date', field: 'date' },
    { heading: 'User', field: 'person' },
    { heading: 'Project', field: 'project' },
    { heading: 'Activity', field: 'category' },
    { heading: 'Duration', field: 'hours' },
    { heading: 'Description', field: 'description' },
    { heading: 'Rate', field: null },
  ],
  values: [{ column: 'person', value: freelancer, count: 1, meaning: { action: 'leave_out' as const } }],
  counts: { create: 3, change: 0, same: 0, refuse: 2 },
  created_at: momentOn(today),
})

/** Five weekdays before today, of which one has too many hours and one is of somebody who is no employee. */
function hoursOfWeek(today: Day): Row[] {
  const days = Array.from({ length: 7 }, (_, place) => addDays(today, place - 7)).filter(
    (day) => !isWeekend(day),
  )
  const worked = (day: Day, person: string, hours: string, description: string) => [
    day,
    person,
    'Harbor Booking',
    'Development',
    hours,
    description,
    '35.00',
  ]
  const told = ['Search by port', 'Prices in two currencies', 'Review of the calendar', 'Slow list of boats']
  return days.map((day, place): Row => {
    const text = told[place] ?? ''
    if (place === 1) {
      const reason = { field: 'hours', code: 'records.hours_too_many', facts: { max: maxHoursPerDay } }
      return { cells: worked(day, 'Taras Shevchuk', '25:00', text), state: 'refuse', reasons: [reason] }
    }
    if (place === 4) {
      const reason = { field: 'person', code: 'imports.left_out', facts: { value: freelancer } }
      return { cells: worked(day, freelancer, '6:00', text), state: 'refuse', reasons: [reason] }
    }
    return { cells: worked(day, 'Taras Shevchuk', '0:30', text), state: 'create' }
  })
}
