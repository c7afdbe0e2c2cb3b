import type { BoardCandidate, BoardColumn } from '@portal/contract/candidates/candidate-routes'
import type { Significate } from '@portal/domain/candidates/candidates'
import type { CandidateSearch } from '../filters/candidate-search.ts'

export type MoveCard = (card: BoardCandidate, to: Significate) => Promise<void>

/** The props of the columns, on a desktop and on a phone. */
export type BoardProps = {
  columns: readonly BoardColumn[]
  /** The list, which the pages of its candidates go on with. */
  search: Partial<CandidateSearch>
  onMove: MoveCard
  onShowMore: (column: Significate) => void
  /** The columns of which further candidates were asked for, while they are loading. */
  isLoadingMore: (column: Significate) => boolean
}
