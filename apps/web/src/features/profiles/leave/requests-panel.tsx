import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { RequestStatus } from '../../../reference/states/state-marks.tsx'
import { DayText } from '../../../shared/lists/cells/cells.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { PanelTop } from '../panel-top.tsx'
import { leaveRequestsOf, type PanelProps } from '../profile-queries.ts'

const columns: Column<LeaveRequest>[] = [
  {
    key: 'type',
    title: t.leaveOfPerson.type,
    card: 'heading',
    cell: ({ request_type, paid_leave_type }) => t.leaveName(request_type, paid_leave_type),
  },
  {
    key: 'start',
    title: t.leaveOfPerson.startDate,
    card: 'second',
    short: ({ start_date, end_date }) => t.days.period(start_date, end_date),
    cell: ({ start_date }) => <DayText day={start_date} />,
  },
  {
    key: 'end',
    title: t.leaveOfPerson.endDate,
    cell: ({ end_date }) => <DayText day={end_date} />,
    // A card tells a single day once.
    hasValue: ({ start_date, end_date }) => start_date !== end_date,
  },
  {
    key: 'status',
    title: t.leaveOfPerson.status,
    card: 'value',
    cell: ({ status }) => <RequestStatus status={status} />,
  },
]

/** A person's requests for leave, newest start first. */
export function RequestsPanel({ user, search, go }: PanelProps) {
  const { page = 1 } = search
  const list = useQuery(keepingRows(leaveRequestsOf(user.id, page)))
  return (
    <section>
      <PanelTop title={t.profiles.tabs.requests} />
      <DataTable
        label={t.profiles.tabs.requests}
        columns={columns}
        rows={list.data?.paginate_requests}
        query={list}
        rowKey={({ id }) => id}
        failed={t.leaveOfPerson.requestsFailed}
        empty={<p>{t.leaveOfPerson.noRequests}</p>}
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => go((now) => ({ ...now, page: next === 1 ? undefined : next }))}
      />
    </section>
  )
}
