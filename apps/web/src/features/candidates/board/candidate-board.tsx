import type { Significate } from '@portal/domain/candidates/candidates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { listOf } from '../list/candidates-queries.ts'
import { inSteps } from './board-columns.ts'
import { type BoardShown, boardOf } from './board-query.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { ColumnTabs } from './column-tabs.tsx'
import { cutColumns, type Limits, withMore } from './limits.ts'
import { PlainColumns } from './plain-columns.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMoves } from './use-moves.ts'

// Phones do not need the code that drags; where it does not come, the menus of the cards remain.
const DraggedColumns = lazyPart(
  () => import('./dragged-columns.tsx').then((file) => file.DraggedColumns),
  BoardSkeleton,
  PlainColumns,
)

/** A vacancy's candidates in a column for each significate. */
export function CandidateBoard(props: BoardShown) {
  const { sort: _, ...filtered } = listOf(props)
  return <FilteredBoard key={JSON.stringify(filtered)} {...props} />
}

function FilteredBoard(shown: BoardShown) {
  const isPhone = useIsPhone()
  const [limits, setLimits] = useState<Limits>({})
  const [last, setLast] = useState<Significate>()
  const board = useQuery(keepingRows(boardOf(shown, limits)))
  const stored = cutColumns(inSteps(board.data?.columns ?? []), limits)
  const { columns, move } = useMoves(stored, board.dataUpdatedAt)
  const root = useKeptFocus()

  if (!board.data) {
    if (!board.error) return <BoardSkeleton />
    return (
      <ErrorNotice title={t.candidateBoard.failed} error={board.error} onRetry={() => void board.refetch()} />
    )
  }
  const Columns = isPhone ? ColumnTabs : DraggedColumns
  return (
    <div {...root}>
      <Columns
        columns={columns}
        search={shown.search}
        onMove={move}
        onShowMore={(column) => {
          setLast(column)
          setLimits(withMore(limits, column))
        }}
        isLoadingMore={(column) => board.isPlaceholderData && column === last}
      />
    </div>
  )
}
