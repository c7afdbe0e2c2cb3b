import { VisuallyHidden } from '@mantine/core'
import type { SignificateChange } from '@portal/contract/candidates/candidate-routes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../../messages/messages.ts'
import { HistoryEntry, HistoryFrame } from '../../reference/history/history-list.tsx'
import { KnownFace } from '../../reference/people/with-face.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import { movesOf, trailOf } from './candidate-history-queries.ts'
import styles from './history.module.css'
import { wholeHistory } from './whole-history.ts'

/** What was done to a candidate and by whom, newest first; the moves also from before the trail was kept. */
export function CandidateHistory({ candidateId }: { candidateId: number }) {
  const trail = useInfiniteQuery(trailOf(candidateId))
  const moves = useInfiniteQuery(movesOf(candidateId))
  const both = [trail, moves] as const
  const lines =
    trail.data &&
    moves.data &&
    wholeHistory(
      { rows: trail.data.pages.flatMap(({ entries }) => entries), hasMore: trail.hasNextPage },
      { rows: moves.data.pages.flatMap(({ changes }) => changes), hasMore: moves.hasNextPage },
    )
  return (
    <section className={styles.panel} aria-label={t.history.title}>
      <h2 className={styles.title}>{t.history.title}</h2>
      <HistoryFrame
        isEmpty={lines?.length === 0}
        query={{
          data: lines,
          error: trail.error ?? moves.error,
          hasNextPage: both.some(({ hasNextPage }) => hasNextPage),
          isFetchingNextPage: both.some(({ isFetchingNextPage }) => isFetchingNextPage),
          refetch: () => both.map(({ refetch }) => refetch()),
          fetchNextPage: () => both.map((query) => query.hasNextPage && query.fetchNextPage()),
        }}
      >
        {lines?.map((line) =>
          'move' in line ? (
            <Move key={line.key} move={line.move} />
          ) : (
            <HistoryEntry key={line.key} entry={line.entry} />
          ),
        )}
      </HistoryFrame>
    </section>
  )
}

function Move({ move: { from, to, changed_at, changed_by } }: { move: SignificateChange }) {
  return (
    <li className={styles.move}>
      <span className={styles.what}>
        {from === null ? t.candidate.addedAs(t.significates[to]) : <FromTo from={from} to={to} />}
      </span>
      <span className={styles.who}>
        {changed_by && <KnownFace id={changed_by.id} name={changed_by.full_name} />}
        <span>
          <MomentText at={changed_at} />
          {changed_by && ` ${t.candidate.by(changed_by.full_name)}`}
        </span>
      </span>
    </li>
  )
}

function FromTo({ from, to }: { from: SignificateChange['to']; to: SignificateChange['to'] }) {
  const words = [t.significates[from], t.significates[to]] as const
  return (
    <>
      <span aria-hidden>{t.candidate.changed(...words)}</span>
      <VisuallyHidden>{t.candidate.changedInWords(...words)}</VisuallyHidden>
    </>
  )
}
