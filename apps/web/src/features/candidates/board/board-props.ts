import type { BoardColumn } from '@portal/contract/recruiting/candidate-routes'
import type { Significate } from '@portal/domain/recruiting/candidates'
import type { MoveCard } from './use-moves.ts'

/** The props of the columns, on a desktop and on a phone. */
export type BoardProps = {
  columns: readonly BoardColumn[]
  onMove: MoveCard
  onShowMore: (column: Significate) => void
  /** The columns of which further candidates were asked for, while they are loading. */
  isLoadingMore: (column: Significate) => boolean
}
