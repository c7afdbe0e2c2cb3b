import { Skeleton } from '@mantine/core'
import { type Significate, significateSteps } from '@portal/domain/candidates/candidates'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import styles from './board.module.css'

/** The number of cards in each column, uneven like those that come. */
const numbers: Record<Significate, readonly number[]> = {
  rejected: [1, 2],
  interviewing: [1, 2, 3, 4],
  test_task: [1, 2, 3],
  preoffer: [1, 2],
  hired: [1],
}

/** In place of the board while it is loading. */
export function BoardSkeleton() {
  const isPhone = useIsPhone()
  if (isPhone) return <ListSkeleton label={t.candidateBoard.loading} isCards />
  return (
    <div
      className={`${styles.columns} ${styles.loading}`}
      role="status"
      aria-label={t.candidateBoard.loading}
    >
      {significateSteps.map((significate) => (
        <div key={significate} className={styles.column}>
          <Skeleton height={12} width="50%" radius="xl" my={6} />
          {numbers[significate].map((number) => (
            <Skeleton key={number} height={104} radius="md" />
          ))}
        </div>
      ))}
    </div>
  )
}
