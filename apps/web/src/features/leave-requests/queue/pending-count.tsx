import { VisuallyHidden } from '@mantine/core'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import styles from './pending-count.module.css'

const pendingCount = q(leaveRequests.list, { query: { is_pending: true, limit: 1 } })

/** How many requests wait for a decision, for the menu. The rule of freshness and live notifications fetch it again. */
export function PendingCount() {
  const { data: count = 0 } = useQuery({ ...pendingCount, select: (answer) => answer.count })
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden>
        {t.decisions.badge(count)}
      </span>
      <VisuallyHidden>{t.decisions.waiting(count)}</VisuallyHidden>
    </>
  )
}
