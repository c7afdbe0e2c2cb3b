import { plural } from '../plural.ts'
import { days } from './shared/days.ts'

const rows = (count: number) => plural('en', count, { one: '{n} row', other: '{n} rows' })

export const imports = {
  list: 'Imports',
  add: 'Import a file',
  failed: 'Server error: unable to download imports',
  empty:
    'People, contracts, projects, leave, hours, equipment and candidates are imported from a spreadsheet, as CSV or XLSX. Each file is tried first: a report says what every row would do, and nothing is written before you say so.',
  templates: 'Templates',
  template: (kind: string) => `Template: ${kind}`,
  oneFailed: 'Server error: unable to download the import',
  gone: 'There is no such import',
  back: 'See all imports',

  file: 'File',
  kind: 'Kind',
  state: 'State',
  user: 'Imported by',
  created_at: 'Uploaded',
  noUser: 'A deleted account',
  kinds: {
    people: 'People',
    contracts: 'Contracts',
    projects: 'Projects and customers',
    leave: 'Leave taken',
    hours: 'Hours',
    equipment: 'Equipment',
    candidates: 'Candidates',
  },
  /** What one row of the file is. */
  rowsOf: {
    people: 'A person with roles and contacts',
    contracts: 'A person’s contract on a project',
    projects: 'A project with its customer',
    leave: 'Leave of a person from day to day',
    hours: 'Hours of a person on a day',
    equipment: 'A device that a person has',
    candidates: 'A candidate for a vacancy',
  },
  states: {
    reading: 'Reading',
    mapping: 'To be matched',
    checked: 'Checked',
    writing: 'Importing',
    done: 'Imported',
    failed: 'Failed',
    taken_back: 'Taken back',
  },
  results: { create: 'Created', change: 'Changed', same: 'The same', refuse: 'Refused' },

  /** The dialog that uploads a file. */
  newTitle: 'Import a file',
  kindQuestion: 'What is a row of the file?',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  drop: 'Drop a CSV or XLSX file here',
  dropOr: 'or',
  fileHint: 'CSV or XLSX, at most 10 MB and 20 000 rows. The first row has the headings.',
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  upload: 'Upload and try',
  sending: 'Sending the file',

  /** The page of one import. */
  facts: (kind: string, count: number) => (count === 0 ? kind : `${kind}, ${rows(count)}`),
  readSheet: (sheet: string) => `sheet “${sheet}”`,
  uploadedBy: (name: string) => `uploaded by ${name}`,
  report: 'Report (XLSX)',
  reportOf: (file: string) => `Report (XLSX) of ${file}`,
  reading: 'Reading the file',
  checking: 'Checking the rows',
  writing: 'Importing the rows',
  progress: (done: number, total: number) => `${plural('en', done, { other: '{n}' })} of ${rows(total)}`,
  waits: 'Another import is running; this one waits.',
  goesOn: 'This goes on when you leave the page.',
  failedTitle: 'The file was not imported',
  tryAgain: 'Try again',

  sheet: 'Sheet',
  sheetHint: (count: number) =>
    `The workbook has ${count} sheets. Choosing another one reads the file again.`,
  sheetGone: (sheet: string, count: number) =>
    `“${sheet}” was read, one of ${count} sheets. To read another one, upload the file again: the page that opens then offers its sheets.`,

  /** The word for a field, by its heading in templates, which are in English. */
  fieldName: (heading: string) => heading,
  columns: 'Columns',
  columnsHint:
    'Each column of the file is read as what you choose, and remembered for the next file with these headings.',
  columnsRead: (read: number, all: number) => `${read} of ${all} columns are read`,
  heading: 'Column',
  example: 'Example',
  readAs: 'Read as',
  readAsOf: (heading: string) => `Read “${heading}” as`,
  noHeading: 'No heading',
  leftOut: 'Leave out',
  usedBy: (heading: string) => `Now “${heading}”`,
  missing: (fields: readonly string[]) =>
    fields.length === 1
      ? `No column is read as ${fields[0]}, which every row needs.`
      : `No columns are read as ${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}, which every row needs.`,

  order: 'Order of days',
  orderHint: (field: string) => `The days in ${field} can be read in two ways.`,
  orderQuestion: 'How are days written?',
  orders: { day_first: 'Day first', month_first: 'Month first' },
  readDay: (example: string, order: 'day_first' | 'month_first', day: number, month: number) =>
    order === 'day_first'
      ? `${example} is ${day} ${days.monthNumbered(month)}`
      : `${example} is ${days.monthNumbered(month)} ${day}`,

  values: 'Values',
  valuesHint:
    'The portal does not know these texts of the file, or knows more than one entry with that name.',
  unmatched: (count: number) =>
    plural('en', count, { one: '{n} text is not matched yet', other: '{n} texts are not matched yet' }),
  allMatched: 'All texts are matched',
  text: 'Text in the file',
  emptyCells: 'Empty cells',
  count: 'Rows',
  meaning: 'Stands for',
  meaningOf: (text: string) => `What “${text}” stands for`,
  choice: { match: 'Match', make: 'Make it', leave_out: 'Leave out' },
  chooseRow: 'Choose …',
  willBeMade: 'It is made when the file is imported.',
  willBeLeftOut: 'Its rows are not imported.',
  leaveOutOthers: 'Leave out all others',
  makeOthers: 'Make all others',

  rowFor: (text: string) => `Entry in the portal for “${text}”`,
  valuesBounded: (count: number) =>
    `Only the first ${plural('en', count, { other: '{n}' })} texts are listed. Rows with others are refused one by one.`,

  change: 'Change',
  changePart: (part: string) => `Change: ${part}`,
  fold: 'Fold',
  foldPart: (part: string) => `Fold: ${part}`,
  check: 'Check again',
  discard: 'Discard choices',
  unchecked: 'Some choices are not checked yet: check them again first.',

  reportTitle: 'Report',
  resultsOfRows: 'Results of the rows',
  all: 'All',
  row: 'Row',
  rowNumbered: (number: number) => `Row ${number}`,
  outcome: 'Result',
  details: 'Details',
  why: 'Why',
  changes: 'Changes',
  noRows: 'No rows with this result',
  rowsFailed: 'Server error: unable to download the rows',
  fieldReason: (field: string, reason: string) => `${field}: ${reason}`,
  from: (before: string, after: string) => `${before} → ${after}`,
  nothing: 'nothing',
  yes: 'Yes',
  no: 'No',
  reasonsBounded: (kept: number) =>
    `The reasons of the first ${plural('en', kept, { other: '{n}' })} refused rows are kept. Fix those first, then upload the file again.`,

  writeTitle: 'Import what was checked',
  write: (count: number) => `Import ${rows(count)}`,
  writeFitting: (fit: number, out: number) =>
    `Import the ${plural('en', fit, { other: '{n}' })} that fit, leave ${plural('en', out, { other: '{n}' })} out`,
  refused: (count: number) =>
    plural('en', count, {
      one: '{n} row is refused. Fix it in the file and upload it again, or leave it out.',
      other: '{n} rows are refused. Fix them in the file and upload it again, or leave them out.',
    }),
  nothingToWrite: 'There is nothing to import: the portal has all of it already.',
  nothingFits: 'No row fits. The report says why.',
  stillToMatch: 'The rows are checked once the columns, the order of days and all texts are chosen.',
  invite: 'Send invitations',
  inviteHint: 'Each new person gets a mail with a link to set a password. Otherwise nobody gets a mail.',
  quiet: 'Imported rows notify nobody.',
  anyDay: 'Hours and leave of the past may be imported for any day. Imported rows notify nobody.',
  started: 'The import has begun',

  doneText: (created: number, changed: number) =>
    changed === 0
      ? `${rows(created)} created.`
      : created === 0
        ? `${rows(changed)} changed.`
        : `${rows(created)} created, ${rows(changed)} changed.`,
  leftOutText: (count: number) => `${rows(count)} left out.`,
  takenBackText: 'What it had made is deleted, and what it had changed has its values back.',
  takeBack: 'Take back',
  takeBackNamed: (file: string) => `Take back ${file}`,
  takeBackQuestion: (file: string) =>
    `All that “${file}” has made is deleted, and what it has changed gets its values back.`,
  takeBackUntil: (hours: number) =>
    hours < 1
      ? 'It can be taken back for less than one more hour.'
      : plural('en', hours, {
          one: 'It can be taken back for {n} more hour.',
          other: 'It can be taken back for {n} more hours.',
        }),
  takenBack: 'Import taken back',
  stays: 'The import stays',
  staysText: (file: string) => `“${file}” cannot be taken back:`,
  standingRow: (number: number | null, object: string, why: string) =>
    number === null ? `${object}: ${why}` : `Row ${number}, ${object}: ${why}`,
  standingMore: (count: number) => `And ${rows(count)} more`,
  deleted: 'Import deleted',

  widerScreen:
    'Columns, days and values are chosen on a wider screen: open this page on a computer. The report can be read here.',
}
