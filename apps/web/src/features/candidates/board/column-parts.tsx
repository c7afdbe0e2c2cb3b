import { Button } from '@mantine/core'
import type { BoardColumn } from '@portal/contract/candidates/candidate-routes'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { t } from '../../../messages/messages.ts'
import { useWideFrame } from '../../../shared/lists/use-wide-frame.ts'
import styles from './board.module.css'
import type { BoardProps } from './board-props.ts'
import { mostShown } from './limits.ts'

/** The columns side by side, in a frame that the keyboard reaches while it scrolls sideways. */
export function ColumnsFrame({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { frame, isWide } = useWideFrame()
  return (
    <section
      ref={frame}
      className={styles.columns}
      aria-label={t.candidateBoard.label}
      data-folded={isFolded || undefined}
      tabIndex={isWide ? 0 : undefined}
    >
      {children}
    </section>
  )
}

type Props = Pick<BoardProps, 'onShowMore' | 'isLoadingMore'> & { column: BoardColumn }

/** The cards of a column, and below them the way to further ones. */
export function ColumnCards({
  column,
  children,
  onShowMore,
  isLoadingMore,
}: Props & { children: ReactNode }) {
  const { significate, count, candidates } = column
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef<number>(undefined)
  // Focuses the first new card: the button that had the focus may be gone, or is far below it.
  useLayoutEffect(() => {
    if (shownBefore.current === undefined || candidates.length <= shownBefore.current) return
    const firstNew = list.current?.children[shownBefore.current]
    firstNew?.querySelector<HTMLElement>('[data-part="link"]')?.focus()
    shownBefore.current = undefined
  }, [candidates.length])
  const isLoading = isLoadingMore(significate)
  const showMore = () => {
    if (isLoading) return
    shownBefore.current = candidates.length
    onShowMore(significate)
  }

  return (
    <>
      <ul ref={list} className={styles.cards} aria-label={t.significates[significate]}>
        {children}
      </ul>
      {count === 0 && <p className={styles.note}>{t.candidateBoard.empty}</p>}
      {count > candidates.length && candidates.length >= mostShown && (
        <p className={styles.note}>{t.candidateBoard.seeTable(count)}</p>
      )}
      {count > candidates.length && candidates.length < mostShown && (
        <Button
          variant="default"
          fullWidth
          className={styles.more ?? ''}
          aria-label={t.candidateBoard.showMoreOf(t.significates[significate])}
          aria-busy={isLoading}
          onClick={showMore}
        >
          {t.candidateBoard.showMore}
        </Button>
      )}
    </>
  )
}
