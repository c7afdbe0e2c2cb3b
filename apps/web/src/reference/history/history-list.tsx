import { Button, Skeleton } from '@mantine/core'
import type { AuditEntry } from '@portal/contract/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { acts } from '../../messages/acts.ts'
import { t } from '../../messages/messages.ts'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { ChangeTable } from './change-table.tsx'
import styles from './history.module.css'
import { type HistoryRoute, historyOf } from './history-query.ts'

export type HistoryProps = { route: HistoryRoute; id: number }

/** What was done to a row and by whom, newest first, 20 at a time. It is fetched when it is drawn. */
export function HistoryList({ route, id }: HistoryProps) {
  const query = useInfiniteQuery(historyOf(route, id))
  const entries = query.data?.pages.flatMap((page) => page.entries)
  return (
    <HistoryFrame query={query} isEmpty={entries?.length === 0}>
      {entries?.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} />
      ))}
    </HistoryFrame>
  )
}

type FrameQuery = {
  data: unknown
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** The list with its loading, failure and emptiness, and the button that fetches more of it. */
export function HistoryFrame({
  query,
  isEmpty,
  children,
}: {
  query: FrameQuery
  isEmpty: boolean
  children: ReactNode
}) {
  if (query.data === undefined) {
    if (!query.error) return <Skeleton height={40} role="status" aria-label={t.app.loading} />
    return <ErrorNotice title={t.history.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  if (isEmpty) return <p className={styles.empty}>{t.history.empty}</p>
  return (
    <>
      <ol className={styles.list}>{children}</ol>
      {query.hasNextPage && (
        <Button
          variant="default"
          className={styles.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.history.more}
        </Button>
      )}
    </>
  )
}

/** The sentence names several fields without their values, which are folded below it. */
export const HistoryEntry = ({ entry }: { entry: AuditEntry }) => (
  <li className={styles.entry}>
    <span className={styles.what}>{acts.sentence(entry, { named: false })}</span>
    <span className={styles.when}>
      <MomentText at={entry.at} />
    </span>
    {entry.changes.length > 1 && (
      <details className={styles.fields}>
        <summary className={styles.summary}>{t.history.fieldsOf(entry.changes.length)}</summary>
        <ChangeTable entry={entry} />
      </details>
    )}
  </li>
)
