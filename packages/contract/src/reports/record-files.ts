import * as z from 'zod/mini'
import { day, idListInput } from '../shared/fields.ts'
import { csvType, xlsxType } from '../shared/file-types.ts'
import { route } from '../shared/route.ts'

/** Both days belong to the file. */
const days = { from: day, to: day }

const ownQuery = z.object(days)

/** Filters of one kind mean 'one of these'; filters of several kinds all hold. */
const query = z.object({
  ...days,
  user_id: z.optional(idListInput),
  project_id: z.optional(idListInput),
  customer_id: z.optional(idListInput),
  /** `off` has numbers in place of people's names. */
  names: z._default(z.enum(['on', 'off']), 'on'),
})
export type RecordFileQuery = z.output<typeof query>

/** The most days of a file. */
export const maxRecordFileDays = 366
const columns = 'Date, User, Project, Customer, Category, Description and Hours'

const ownFile = { querystring: ownQuery, response: { 200: z.unknown() } }
const file = { querystring: query, response: { 200: z.unknown() } }

/** The worked hours of at most 366 days as files, a row for each record. */
export const recordFiles = {
  ownCsv: route({
    method: 'GET',
    url: '/records.csv',
    access: 'signedIn',
    refuses: [422],
    summary: `Own worked hours day by day, of at most ${maxRecordFileDays} days: {month}-hours.csv with ${columns}`,
    sendsFile: csvType,
    schema: ownFile,
  }),
  ownXlsx: route({
    method: 'GET',
    url: '/records.xlsx',
    access: 'signedIn',
    refuses: [409, 422],
    summary: 'The same as a workbook, with the sums by person and by project on a second sheet',
    sendsFile: xlsxType,
    schema: ownFile,
  }),
  csv: route({
    method: 'GET',
    url: '/admin/records.csv',
    access: 'managerLevel',
    refuses: [422],
    summary: `Everyone's worked hours day by day, of at most ${maxRecordFileDays} days: {month}-hours.csv with ${columns}; without people's names if told`,
    sendsFile: csvType,
    schema: file,
  }),
  xlsx: route({
    method: 'GET',
    url: '/admin/records.xlsx',
    access: 'managerLevel',
    refuses: [409, 422],
    summary:
      'The same as a workbook, with the sums by person and by project on a second sheet; 409 for more rows than a workbook takes',
    sendsFile: xlsxType,
    schema: file,
  }),
}
