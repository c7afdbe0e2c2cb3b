import type { Access } from '@portal/domain/access'
import type { ListName } from '@portal/words/tables'
import * as z from 'zod/mini'
import { csvType, xlsxType } from './file-types.ts'
import { route } from './route.ts'

type List<Name extends ListName, Query extends z.ZodMiniType> = {
  /** The list whose headings the files have; they are called by it after the day. */
  list: Name
  /** The address of the list. */
  url: string
  access: Access
  /** The filters and the order of the list, without the page. */
  query: Query
  /** Statuses of refusals that the list has besides. */
  refuses?: readonly number[]
}

/** The two files of a list: its address with an ending, with all pages, for whoever may read the list. */
// @__NO_SIDE_EFFECTS__
export const listFiles = <const Name extends ListName, Query extends z.ZodMiniType>({
  list,
  url,
  access,
  query,
  refuses = [],
}: List<Name, Query>) => {
  const schema = { querystring: query, response: { 200: z.unknown() } }
  return {
    list,
    csv: route({
      method: 'GET',
      url: `${url}.csv`,
      access,
      refuses,
      summary: `All pages of the list as a file: {today}-${list}.csv; page and limit are ignored`,
      sendsFile: csvType,
      schema,
    }),
    xlsx: route({
      method: 'GET',
      url: `${url}.xlsx`,
      access,
      refuses: [...refuses, 409],
      summary: `The same as a workbook: {today}-${list}.xlsx; 409 for more rows than a workbook takes`,
      sendsFile: xlsxType,
      schema,
    }),
  }
}
