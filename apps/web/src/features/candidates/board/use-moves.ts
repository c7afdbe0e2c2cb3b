import { type BoardColumn, candidates } from '@portal/contract/candidates/candidate-routes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSaveCandidate } from '../controls/use-save-candidate.ts'
import { addMove, cardIn, type Move, openMoves, withMoves } from './board-columns.ts'
import type { MoveCard } from './board-props.ts'

/**
 * Moves candidates between the columns. A move is shown at once and taken back after a refusal, and it is saved like
 * every other setting of a candidate.
 */
export function useMoves(stored: readonly BoardColumn[], fetchedAt: number) {
  const queryClient = useQueryClient()
  const save = useSaveCandidate()
  const [moves, setMoves] = useState<readonly Move[]>([])
  const count = useRef(0)
  const open = openMoves(stored, moves, fetchedAt)
  if (open.length < moves.length) setMoves(open)

  const move: MoveCard = async (card, to) => {
    count.current += 1
    const number = count.current
    setMoves((others) => addMove(others, { number, card, to }))
    try {
      // The server's row, because the card on the board may show an earlier move that is refused.
      await save(cardIn(stored, card.id) ?? card, { significate: to })
      const savedAt = Date.now()
      setMoves((others) => others.map((other) => (other.number === number ? { ...other, savedAt } : other)))
    } catch {
      // The save has told why it failed.
      setMoves((others) => others.filter((other) => other.number !== number))
      void queryClient.invalidateQueries({ queryKey: [candidates.board.url] })
    }
  }
  return { columns: withMoves(stored, open, fetchedAt), move }
}
