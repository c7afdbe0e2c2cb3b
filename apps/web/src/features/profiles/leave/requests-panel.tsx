import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { RequestStatus } from '../../../reference/leave/request-status.tsx'
import { DayText } from '../../../shared/lists/cells/cells.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import styles from '../profile-page.module.css'
import { leaveRequestsOf, type PanelProps } from '../profile-queries.ts'

const route = getRouteApi('/_app/users/$id')

const columns: Column<LeaveRequest>[] = [
  {
    key: 'type',
    title: t.leaveOfPerson.type,
    card: 'heading',
    cell: ({ request_type, paid_leave_type }) => t.leaveName(request_type, paid_leave_type),
  },
  { key: 'start', title: t.leaveOfPerson.startDate, cell: ({ start_date }) => <DayText day={start_date} /> },
  {
    key: 'end',
    title: t.leaveOfPerson.endDate,
    cell: ({ end_date }) => <DayText day={end_date} />,
    // A card tells a single day once.
    hasValue: ({ start_date, end_date }) => start_date !== end_date,
  },
  { key: 'status', title: t.leaveOfPerson.status, cell: ({ status }) => <RequestStatus status={status} /> },
]

/** A person's requests for leave, newest start first. */
export function RequestsPanel({ user }: PanelProps) {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(keepingRows(leaveRequestsOf(user.id, page)))
  return (
    <section>
      <div className={styles.panelTop}>
        <h2 className={styles.panelTitle}>{t.profiles.tabs.requests}</h2>
      </div>
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
        onPage={(next) =>
          navigate({
            search: (now) => ({ ...now, page: next === 1 ? undefined : next }),
            resetScroll: false,
          })
        }
      />
    </section>
  )
}
