import { formatDay } from '@portal/domain/days'
import { said } from './said.ts'

/** What stands against taking an import back: the row of the file, what it was written into, and why. */
type StandingRow = {
  number: number | null
  object: string
  code: string
  facts: Readonly<Record<string, unknown>>
}

export const imports = {
  'imports.not_found': () => 'There is no such import',
  'imports.forbidden': () => 'Only admins import',
  'imports.changed_meanwhile': () => 'The import was changed meanwhile',
  'imports.too_many': said({ max: 5 }, ({ max }) => `${max} imports are waiting; wait for one of them`),
  'imports.not_ready': () => 'The import is not ready for this',
  'imports.changed': () => 'The portal has changed since the check; look at the counts again',
  'imports.refused_rows': said({ count: 3 }, ({ count }) =>
    count === 1
      ? 'One row is refused, so nothing was written'
      : `${count} rows are refused, so nothing was written`,
  ),
  'imports.too_late': said({ hours: 24 }, ({ hours }) => `An import can be taken back for ${hours} hours`),
  'imports.standing': said<{ count: number; rows: readonly StandingRow[] }>(
    { count: 2, rows: [{ number: 2, object: 'Alpha', code: 'categories.has_records', facts: {} }] },
    ({ count }) =>
      count === 1 ? 'One row was changed or used since' : `${count} rows were changed or used since`,
  ),
  'imports.file_missing': () => 'Choose a file',
  'imports.field_twice': () => 'Only one column can be this field',
  'imports.left_out': said({ value: 'Alpha' }, ({ value }) =>
    value === '' ? 'Rows with an empty cell here are left out' : `Rows with '${value}' are left out`,
  ),
  'imports.too_many_values': said(
    { max: 500 },
    ({ max }) => `The file has more than ${max} names that the portal does not know`,
  ),
  'imports.interrupted': () => 'The portal was stopped meanwhile; nothing was written',
  'imports.crashed': () => 'The import failed; nothing was written',
  'imports.changed_since': () => 'It has been changed since',
  'imports.used_since': () => 'It has been used since',
  'imports.said_otherwise': () => 'An earlier row of the file gives another value',
  'imports.several_named': () => 'More than one has this name',
  'imports.vacation_length': () => 'A vacation has 7 or 14 days, both ends counted',
  'imports.other_customer': () => 'The project belongs to another customer',
  'imports.leave_year': said(
    { from: 1996, to: 2027 },
    ({ from, to }) => `Leave of the years from ${from} to ${to} is imported`,
  ),
  'imports.not_approved': () => 'Only approved leave is imported',
  'imports.twice': said({ row: 2 }, ({ row }) => `Row ${row} of the file is about the same one`),
  'imports.inactive_person': () => 'This person is inactive: activate them first, or delete the row',
  'imports.contract_overlap': said(
    { row: 2 },
    ({ row }) => `Row ${row} of the file has a contract of this person and project on some of these days`,
  ),
  'imports.deactivation': () => 'An import deactivates nobody: do that on the page of the person',
  'imports.inactive_newcomer': () => 'An import cannot create inactive people',
}

/** Why a file cannot be read at all. */
export const importFiles = {
  'imports.empty_file': () => 'The file is empty',
  'imports.no_table': () => 'The file is neither a CSV nor an XLSX workbook; save it as one of them',
  'imports.old_workbook': () => 'This is a workbook of the old kind (.xls); save it as XLSX',
  'imports.protected': () => 'The workbook is protected by a password; save it without one',
  'imports.too_large': said({ mb: 10 }, ({ mb }) => `The file must be at most ${mb} MB`),
  'imports.unpacks_too_large': said(
    { mb: 200 },
    ({ mb }) => `The workbook holds more than ${mb} MB; save the sheet alone, or as CSV`,
  ),
  'imports.damaged': () => 'The workbook is cut off or damaged; open it and save it again',
  'imports.too_heavy': () =>
    'The file takes too much time or memory to read; delete the columns and rows that are not needed, or divide it',
  'imports.unknown_sheet': said(
    { sheet: 'Hours', sheets: ['May', 'June'] },
    ({ sheet, sheets }) => `The workbook has no sheet '${sheet}'; it has ${sheets.join(', ')}`,
  ),
  'imports.no_header': () => 'The first row must hold the headings of the columns',
  'imports.no_rows': () => 'There are no rows below the headings',
  'imports.same_heading': said(
    { heading: 'Date' },
    ({ heading }) => `Two columns have the heading '${heading}'; rename or delete one of them`,
  ),
  'imports.no_heading': said(
    { column: 'C', row: 2 },
    ({ column, row }) => `Column ${column} has cells, as in row ${row}, but no heading`,
  ),
  'imports.too_many_columns': said({ max: 60 }, ({ max }) => `A file has at most ${max} columns`),
  'imports.too_many_rows': said({ max: 20_000 }, ({ max }) => `A file has at most ${max} rows; divide it`),
  'imports.cell_too_long': said(
    { row: 2, heading: 'Description', max: 2_000 },
    ({ row, heading, max }) => `Row ${row}: '${heading}' has more than ${max} characters`,
  ),
  'imports.broken_quote': said(
    { row: 2 },
    ({ row }) =>
      `Row ${row}: a quote is not closed, or stands inside a cell; a cell with a quote stands between quotes, and its own quotes twice`,
  ),
}

/** Why a cell cannot be read. */
export const importCells = {
  'imports.cell_error': said(
    { text: '#REF!' },
    ({ text }) => `The cell holds the error ${text} of a formula`,
  ),
  'imports.day': said(
    { text: 'soon' },
    ({ text }) => `'${text}' is not a date; write it as 2026-01-31 or 31.01.2026`,
  ),
  'imports.no_such_day': said({ text: '31.02.2026' }, ({ text }) => `There is no such day: ${text}`),
  'imports.year': said({ text: '05.01.26' }, ({ text }) => `Write the year of ${text} with four digits`),
  'imports.day_order': said(
    { text: '05/01/2026' },
    ({ text }) => `It is not known whether the day or the month comes first in ${text}`,
  ),
  'imports.day_number': said(
    { text: '44927', day: '2023-01-01' },
    ({ text, day }) =>
      `${text} looks like the number by which spreadsheets count the day ${formatDay(day)}; give the cell the format of a date`,
  ),
  'imports.hours': said(
    { text: 'a while' },
    ({ text }) => `'${text}' is not a time; write hours as 1.5 or 1:30, seconds as 5400s`,
  ),
  'imports.hours_too_many': said(
    { text: '5400', max: 24 },
    ({ text, max }) => `'${text}' is more than ${max} hours; write hours as 1.5 or 1:30, seconds as 5400s`,
  ),
  'imports.money': said(
    { text: '1.234' },
    ({ text }) => `'${text}' is not an amount, or could be two; write it as 1234.50`,
  ),
  'imports.number': said({ text: 'many' }, ({ text }) => `'${text}' is not a number`),
  'imports.yes_no': said({ text: 'maybe' }, ({ text }) => `'${text}' is neither yes nor no`),
  'imports.unknown_word': said(
    { text: 'Tired', words: ['Vacation', 'Sick leave'] },
    ({ text, words }) => `'${text}' is not known here; it can be ${words.join(', ')}`,
  ),
}
