/** What a file can be imported as. */
export const importKinds = [
  'people',
  'contracts',
  'projects',
  'leave',
  'hours',
  'equipment',
  'candidates',
] as const
export type ImportKind = (typeof importKinds)[number]

/** What a value of a column may stand for: rows that the portal has, or makes. */
export const referenceTypes = [
  'person',
  'project',
  'customer',
  'category',
  'job_status',
  'technology',
  'vacancy',
] as const
export type ReferenceType = (typeof referenceTypes)[number]

/** Those of which an import may make a row that is not there: their name is all they need. */
export const makeableTypes = ['category', 'technology'] as const satisfies ReferenceType[]

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  /** Of a workbook after unpacking. */
  unpackedBytes: 200 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
  /** Characters of a cell. */
  cell: 2_000,
  /** Characters of the heading of a column. */
  heading: 200,
  /** Characters of all cells: a workbook of a few bytes can repeat one text a million times. */
  text: 40_000_000,
  /** Different values of the file that the portal does not know; more are refused row by row. */
  values: 500,
  /** Refused rows whose reasons are kept; the others are counted. */
  reasons: 1_000,
  /** Imports that wait for another one. */
  waiting: 5,
  fileName: 200,
} as const

/** Hours in which an import can be taken back. */
export const takenBackWithinHours = 24
/** Days for which rows and reasons of an import are kept. */
export const importKeptDays = 90

export const importStates = [
  'reading',
  'mapping',
  'checked',
  'writing',
  'done',
  'failed',
  'taken_back',
] as const
export type ImportState = (typeof importStates)[number]

export const rowStates = ['create', 'change', 'same', 'refuse'] as const
export type RowState = (typeof rowStates)[number]

/** How a day of two numbers is read where a column could be either; null where no column needs it. */
export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]
