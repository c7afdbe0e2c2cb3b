import type { AwayFilters, PlannedLeave } from '@portal/contract/away'
import { leaveNames } from '@portal/words/leave-names'
import { leaveStatusNames } from '@portal/words/value-names'
import { dayCell, rowsAtOnce } from '../../files/tables/list-table.ts'
import { onePage } from '../../use-case/paging.ts'
import type { TableOfList } from '../deps.ts'
import { listAway } from './list-away.ts'

type Row = { user: string; leave: PlannedLeave | undefined }

/** The people of a month as a file, with a row for each of their leaves; who has none has one row with the name alone. */
export const awayTable: TableOfList<'away', Row, AwayFilters> = {
  cells: {
    user: ({ user }) => user,
    request_type: ({ leave }, language) => leave && leaveNames[language][leave.request_type],
    paid_leave_type: ({ leave }) => leave?.paid_leave_type,
    start_date: dayCell(({ leave }) => leave?.start_date),
    end_date: dayCell(({ leave }) => leave?.end_date),
    status: ({ leave }, language) => leave && leaveStatusNames[language][leave.status],
  },
  async read(from, _actor, filters) {
    const { people } = await listAway(from, { ...filters, ...onePage })
    return rowsAtOnce(
      people.flatMap(({ user, leave }): Row[] =>
        leave.length === 0 ? [{ user, leave: undefined }] : leave.map((one) => ({ user, leave: one })),
      ),
    )
  },
}
