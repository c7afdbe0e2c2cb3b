import type { LeaveDashboardFilters } from '@portal/contract/leave-balances'
import { yearOf } from '@portal/domain/days'
import { type LeaveCounter, usedDaysOf } from '@portal/domain/leave/counters'
import { emailsOf } from '../../db/reads/emails.ts'
import { numberCell, rowsAtOnce } from '../../files/tables/list-table.ts'
import { onePage } from '../../use-case/paging.ts'
import type { TableOfList } from '../deps.ts'
import { listEveryonesLeave } from './list-everyones-leave.ts'

type Row = { user: string; email: string; year: number; used: Readonly<Record<LeaveCounter, number>> }

/** The days of leave of all active people in a year as a file. */
export const leavesTable: TableOfList<'leaves', Row, LeaveDashboardFilters> = {
  cells: {
    user: ({ user }) => user,
    email: ({ email }) => email,
    year: numberCell(({ year }) => year),
    sick_leaves: numberCell(({ used }) => used.sick_leaves),
    extra_sick_leaves: numberCell(({ used }) => used.extra_sick_leaves),
    vacations: numberCell(({ used }) => used.vacations),
    unpaid_leaves: numberCell(({ used }) => used.unpaid_leaves),
    day_offs: numberCell(({ used }) => used.day_offs),
    paid_leaves: numberCell(({ used }) => used.paid_leaves),
    work_offs: numberCell(({ used }) => used.work_offs),
  },
  async read(from, _actor, filters) {
    const { users_leaves } = await listEveryonesLeave(from, { ...filters, ...onePage })
    const emails = await emailsOf(
      from.db,
      users_leaves.map(({ user_id }) => user_id),
    )
    const year = filters.year ?? yearOf(from.clock.today())
    return rowsAtOnce(
      users_leaves.map(({ user_id, user, ...totals }) => ({
        user,
        email: emails.get(user_id) ?? '',
        year,
        used: usedDaysOf(totals),
      })),
    )
  },
}
