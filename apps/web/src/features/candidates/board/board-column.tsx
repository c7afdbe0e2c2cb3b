import { ActionIcon } from '@mantine/core'
import type { BoardColumn } from '@portal/contract/candidates/candidate-routes'
import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import { t } from '../../../messages/messages.ts'
import { filtersOf } from '../filters/candidate-filter.ts'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import styles from './board.module.css'
import { ColumnHead } from './column-head.tsx'

const key = 'portal.rejected-folded'

/**
 * Whether the column of the rejected candidates is folded, as this browser has left it; folded at first. Where the list
 * is filtered by them, it is unfolded and has no button, because the other columns are empty.
 */
export function useFolded(search: Partial<CandidateSearch>) {
  const [isFolded, setFolded] = useState(() => readStored(key, z.boolean()) ?? true)
  const fold = (next: boolean) => {
    writeStored(key, next)
    setFolded(next)
  }
  const isWanted = filtersOf(search).some(({ kind, value }) => kind === 'significate' && value === 'rejected')
  return isWanted ? { isFolded: false, fold: undefined } : { isFolded, fold }
}

type Props = {
  column: BoardColumn
  /** Folds the column and unfolds it; undefined for a column that is never folded. */
  fold?: ((isFolded: boolean) => void) | undefined
  isFolded: boolean
  columnRef?: Ref<HTMLElement>
  isTarget?: boolean
  children: ReactNode
}

/** A column of the board. A folded one shows its heading and its number, and takes candidates all the same. */
export function BoardColumnFrame({ column, fold, isFolded, columnRef, isTarget, children }: Props) {
  const title = t.significates[column.significate]
  const button = fold && (
    <ActionIcon
      size="sm"
      aria-label={isFolded ? t.candidateBoard.unfold(title) : t.candidateBoard.fold(title)}
      aria-expanded={!isFolded}
      onClick={() => fold(!isFolded)}
    >
      {isFolded ? <IconChevronsLeft size={16} aria-hidden /> : <IconChevronsRight size={16} aria-hidden />}
    </ActionIcon>
  )
  return (
    <section
      ref={columnRef}
      className={styles.column}
      aria-label={title}
      data-target={isTarget || undefined}
      data-folded={isFolded || undefined}
    >
      <ColumnHead column={column}>{button}</ColumnHead>
      {!isFolded && children}
    </section>
  )
}
