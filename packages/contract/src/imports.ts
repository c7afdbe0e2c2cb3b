import {
  dateOrders,
  importKinds,
  importLimits,
  importStates,
  rowStates,
} from '@portal/domain/imports/import-kinds'
import * as z from 'zod/mini'
import { boundedList } from './shared/bounds.ts'
import { reason } from './shared/errors.ts'
import {
  atMost,
  booleanInput,
  id,
  idInput,
  idParams,
  moment,
  noContent,
  plainLine,
  version,
} from './shared/fields.ts'
import { xlsxType } from './shared/file-types.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'

/** What an unknown text of the file stands for. */
const meaning = z.union([
  z.object({ action: z.literal('match'), id }),
  z.object({ action: z.literal('make') }),
  z.object({ action: z.literal('leave_out') }),
])
export type Meaning = z.infer<typeof meaning>

const total = z.int().check(z.gte(0))

export const importRun = z.object({
  id,
  version,
  kind: z.enum(importKinds),
  file_name: z.string(),
  /** The names of the workbook's sheets; empty for a CSV. */
  sheets: z.array(z.string()),
  sheet: z.nullable(z.string()),
  state: z.enum(importStates),
  /** Who imports; null where the account is gone. */
  user: z.nullable(z.object({ id, full_name: z.string() })),
  created_at: moment,
  written_at: z.nullable(moment),
  /** Rows below the headings. */
  rows: total,
  columns: z.array(z.object({ heading: z.string(), field: z.nullable(z.string()) })),
  /**
   * Texts that name no row of the portal, or more than one, by the field of their column. An empty text stands for empty cells. The list of
   * imports leaves them out.
   */
  values: z.array(
    z.object({ column: z.string(), value: z.string(), count: total, meaning: z.nullable(meaning) }),
  ),
  date_order: z.nullable(z.enum(dateOrders)),
  /** Set while a column of days could be read both ways: its field, and a cell of it. */
  date_question: z.nullable(z.object({ column: z.string(), example: z.string() })),
  /** Fields that the kind needs and no column has. */
  missing: z.array(z.string()),
  counts: z.object({ create: total, change: total, same: total, refuse: total }),
  /** How far the present step is; null where nothing is under way. */
  progress: z.nullable(z.object({ done: total, total })),
  /** Why it ended as failed, or why its new counts are to be looked at. */
  failure: z.nullable(z.object({ ...reason.shape, message: z.string() })),
  can: z.object({ update: z.boolean(), write: z.boolean(), take_back: z.boolean(), delete: z.boolean() }),
})
export type ImportRun = z.infer<typeof importRun>

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

export const importRow = z.object({
  /** As a spreadsheet shows it: the row below the headings is 2. */
  number: z.int(),
  state: z.nullable(z.enum(rowStates)),
  cells: z.array(z.string()),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  reasons: z.array(z.object({ field: z.nullable(z.string()), message: z.string(), ...reason.shape })),
})
export type ImportRow = z.infer<typeof importRow>

/** Longer names of sheets no workbook has. */
const maxSheetName = 31
const maxField = 60

export const importChanges = z.object({
  /** By place: the field of each column; null leaves the column out. */
  columns: z.optional(
    boundedList(z.object({ field: z.nullable(z.string().check(...atMost(maxField))) }), importLimits.columns),
  ),
  values: z.optional(
    boundedList(
      z.object({
        column: z.string().check(...atMost(maxField)),
        value: z.string().check(...atMost(importLimits.cell)),
        meaning: z.nullable(
          z.union([
            z.object({ action: z.literal('match'), id: idInput }),
            z.object({ action: z.literal('make') }),
            z.object({ action: z.literal('leave_out') }),
          ]),
        ),
      }),
      importLimits.values,
    ),
  ),
  date_order: z.optional(z.nullable(z.enum(dateOrders))),
})
export type ImportChanges = z.output<typeof importChanges>

const writeInput = z.object({
  /** Writes the rows that fit and leaves the refused ones out. */
  only_fitting: booleanInput,
  /** Invites the people that are made. */
  invite: z.optional(booleanInput),
})
export type WriteInput = z.output<typeof writeInput>

const listQuery = z.object(pageQuery(10))
export type ImportQuery = z.output<typeof listQuery>
const rowsQuery = z.object({ state: z.optional(z.enum(rowStates)), ...pageQuery(25) })
export type ImportRowsQuery = z.output<typeof rowsQuery>

export const tags = {
  imports: 'Files of people, contracts, hours and more, tried first and imported as a whole',
}

export const imports = {
  list: route({
    method: 'GET',
    url: '/imports',
    access: 'adminOnly',
    summary: 'Imports, newest first',
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ imports: z.array(importRun), pages, count }) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/imports',
    access: 'adminOnly',
    noTokens: true,
    refuses: [409, 413, 422],
    summary: 'Read a CSV or a workbook, and try what it would do; nothing is written',
    form: { file: 'file', maxBytes: importLimits.bytes, isDocument: true },
    schema: {
      body: z.object({
        kind: z.enum(importKinds),
        /** The sheet of a workbook; the first one where it is missing. */
        sheet: z.optional(plainLine(maxSheetName)),
      }),
      response: { 201: importRun },
    },
  }),
  template: route({
    method: 'GET',
    url: '/imports/template.xlsx',
    access: 'adminOnly',
    summary: 'The headings of a kind and two rows as an example',
    sendsFile: xlsxType,
    schema: { querystring: z.object({ kind: z.enum(importKinds) }), response: { 200: z.unknown() } },
  }),
  show: route({
    method: 'GET',
    url: '/imports/:id',
    access: 'adminOnly',
    summary: 'One import with its columns, unknown values and counts',
    schema: { params: idParams, response: { 200: importRun } },
  }),
  update: route({
    method: 'PUT',
    url: '/imports/:id',
    access: 'adminOnly',
    noTokens: true,
    inTurn: true,
    changes: importRun,
    refuses: [409, 422],
    leavesNoTrail: 'nothing is written yet',
    summary: 'Choose columns, meanings of values and the order of days; the rows are checked anew',
    schema: { params: idParams, body: importChanges, response: { 200: importRun } },
  }),
  rows: route({
    method: 'GET',
    url: '/imports/:id/rows',
    access: 'adminOnly',
    /** Files may hold salaries. */
    noTokens: true,
    summary: 'The rows of the file with what would be, or was, done with each',
    schema: {
      params: idParams,
      querystring: rowsQuery,
      response: { 200: z.object({ rows: z.array(importRow), pages, count }) },
    },
  }),
  report: route({
    method: 'GET',
    url: '/imports/:id/report.xlsx',
    access: 'adminOnly',
    noTokens: true,
    refuses: [404],
    summary: 'The rows of the file with a column that says why each is refused',
    sendsFile: xlsxType,
    schema: { params: idParams, response: { 200: z.unknown() } },
  }),
  write: route({
    method: 'POST',
    url: '/imports/:id/write',
    access: 'adminOnly',
    noTokens: true,
    inTurn: true,
    refuses: [409],
    summary: 'Write what was checked, all or nothing; 409 where the portal has changed since the check',
    schema: { params: idParams, body: writeInput, response: { 202: importRun } },
  }),
  takeBack: route({
    method: 'POST',
    url: '/imports/:id/take_back',
    access: 'adminOnly',
    noTokens: true,
    inTurn: true,
    refuses: [409],
    summary: 'Take an import back as a whole within a day; 409 names what was changed since',
    schema: { params: idParams, response: { 200: importRun } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/imports/:id',
    access: 'adminOnly',
    noTokens: true,
    changes: importRun,
    leavesNoTrail: 'nothing was written',
    summary: 'Delete an import that was not written',
    schema: { params: idParams, response: { 204: noContent } },
  }),
}
