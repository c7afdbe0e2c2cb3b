import type { LeaveRequestFilters } from '@portal/contract/leave-requests/leave-request-files'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { type Day, dayIn } from '@portal/domain/days'
import { leaveNames } from '@portal/words/leave-names'
import { leaveStatusNames, yesOrNo } from '@portal/words/value-names'
import { emailsOf } from '../../db/reads/emails.ts'
import { dayCell, numberCell, rowsOfIds } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { presentLeaveRequests } from './leave-requests.presenter.ts'
import { listLeaveRequestIds, listLeaveRequestRowsOf } from './leave-requests.store.ts'
import { matchOf } from './list-leave-requests.ts'

type Row = LeaveRequest & { email: string; decided_on: Day | null }

/** The list of requests as a file. */
export const leaveRequestsTable: TableOfList<'requests', Row, LeaveRequestFilters> = {
  cells: {
    user: ({ user }) => user.full_name,
    email: ({ email }) => email,
    request_type: ({ request_type }, language) => leaveNames[language][request_type],
    paid_leave_type: ({ paid_leave_type }) => paid_leave_type,
    start_date: dayCell(({ start_date }) => start_date),
    end_date: dayCell(({ end_date }) => end_date),
    days: numberCell(({ days }) => days),
    status: ({ status }, language) => leaveStatusNames[language][status],
    note: ({ note }) => note,
    photo: ({ attached_file }, language) => yesOrNo[language][`${attached_file !== null}`],
    managers: ({ managers }) => managers.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    decided_by: ({ decided_by }) => decided_by?.full_name ?? null,
    decided_on: dayCell(({ decided_on }) => decided_on),
    decision_note: ({ decision_note }) => decision_note,
  },
  async read({ db, clock }, actor, { sort, ...filters }) {
    const today = clock.today()
    const ids = await listLeaveRequestIds(db, { ...matchOf(filters, actor, today), sort })
    return rowsOfIds(ids, async (batch) => {
      const rows = await presentLeaveRequests(db, actor, await listLeaveRequestRowsOf(db, batch), today)
      const emails = await emailsOf(
        db,
        rows.map(({ user_id }) => user_id),
      )
      return rows.map((row) => ({
        ...row,
        email: emails.get(row.user_id) ?? '',
        decided_on: row.decided_at === null ? null : dayIn(clock.timeZone, new Date(row.decided_at)),
      }))
    })
  },
}
