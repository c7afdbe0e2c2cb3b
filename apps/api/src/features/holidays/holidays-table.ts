import type { EditableHoliday, HolidayQuery } from '@portal/contract/holidays'
import { dayCell, rowsAtOnce } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { listHolidays } from './list-holidays.ts'

/** The list of holidays as a file. */
export const holidaysTable: TableOfList<'holidays', EditableHoliday, HolidayQuery> = {
  cells: {
    date: dayCell(({ date }) => date),
    title: ({ title }) => title,
  },
  read: async (from, actor, filters) => rowsAtOnce(await listHolidays(from, actor, filters)),
}
