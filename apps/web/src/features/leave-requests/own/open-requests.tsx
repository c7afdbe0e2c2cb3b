import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import { useIsPhone } from '../../../entry/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { ListCaption } from '../../../shared/lists/page-header.tsx'
import { withNewRow } from '../../../shared/new-row.tsx'
import type { RequestActs } from '../acts/request-acts.ts'
import { ownColumns } from '../list/request-columns.tsx'
import { openRequests } from '../requests-queries.ts'
import styles from './own-requests.module.css'

type Props = { acts: RequestActs; newId: number | undefined }

/** The person's pending requests, and the approved ones that are not over, whatever their month; nothing without any. */
export function OpenRequests({ acts, newId }: Props) {
  const isPhone = useIsPhone()
  const list = useQuery(openRequests)
  const rows = list.data?.paginate_requests
  if (rows?.length === 0) return null
  return (
    <div className={styles.open}>
      <ListCaption title={t.leaveRequests.open} count={list.data?.count} />
      <DataTable
        label={t.leaveRequests.open}
        {...withNewRow(
          rows?.find(({ id }) => id === newId),
          { columns: ownColumns(acts, isPhone), rows, rowKey: ({ id }: LeaveRequest) => id },
        )}
        query={list}
        failed={t.leaveRequests.failed}
        empty={null}
      />
    </div>
  )
}
