import type { ImportRow, ImportRun } from '@portal/contract/imports'

/** An import of hours whose file has a category that the portal does not know, and days that can be read both ways. */
export const hoursRun = (other: Partial<ImportRun> = {}): ImportRun => ({
  id: 7,
  version: 1,
  kind: 'hours',
  file_name: 'timesheet-march.csv',
  sheets: [],
  sheet: null,
  state: 'mapping',
  user: { id: 1, full_name: 'Olena Bondar' },
  created_at: '2025-03-12T08:00:00.000Z',
  written_at: null,
  rows: 120,
  columns: [
    { heading: 'Employee', field: 'person' },
    { heading: 'Date', field: 'date' },
    { heading: 'Project', field: 'project' },
    { heading: 'Activity', field: 'category' },
    { heading: 'Duration', field: 'hours' },
    { heading: 'Billable', field: null },
  ],
  values: [{ column: 'category', value: 'Coding', count: 31, meaning: null }],
  date_order: null,
  date_question: { column: 'date', example: '03/04/2025' },
  missing: [],
  counts: { create: 0, change: 0, same: 0, refuse: 0 },
  progress: null,
  failure: null,
  can: { update: true, write: false, take_back: false, delete: true },
  ...other,
})

export const hoursRow = (number: number, other: Partial<ImportRow> = {}): ImportRow => ({
  number,
  state: 'create',
  cells: ['Iryna Melnyk', '03/04/2025', 'Alpha', 'Coding', '7:30', 'yes'],
  changes: [],
  reasons: [],
  ...other,
})
