import { type BoardColumn, candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { createSaves } from '../../../shared/forms/use-saved-choice.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { updateFailure } from '../pieces/use-save-candidate.ts'
import { addMove, type Move, openMoves, withMoves } from './board-columns.ts'
import type { MoveCard } from './board-props.ts'

const inTurn = createSaves<Candidate>()

/**
 * Moves candidates between the columns. A move is shown at once and taken back after a refusal; of one candidate one is
 * saved after the other. It names no version: where two people move the same candidate, the later one holds.
 */
export function useMoves(stored: readonly BoardColumn[], fetchedAt: number) {
  const queryClient = useQueryClient()
  const update = useApiMutation(candidates.update)
  const [moves, setMoves] = useState<readonly Move[]>([])
  const count = useRef(0)
  const open = openMoves(stored, moves, fetchedAt)
  if (open.length < moves.length) setMoves(open)

  const move: MoveCard = async (card, to) => {
    const { id } = card
    count.current += 1
    const number = count.current
    setMoves((others) => addMove(others, { number, card, to }))
    try {
      await inTurn(card, () =>
        update.mutateAsync({
          params: { id },
          ifMatch: undefined,
          body: { candidate: { significate: to } },
        }),
      )
      const savedAt = Date.now()
      setMoves((others) => others.map((other) => (other.number === number ? { ...other, savedAt } : other)))
      toastSuccess(t.candidatePieces.updated)
    } catch (error) {
      setMoves((others) => others.filter((other) => other.number !== number))
      toastError(updateFailure(error))
      void queryClient.invalidateQueries({ queryKey: [candidates.board.url] })
    }
  }
  return { columns: withMoves(stored, open, fetchedAt), move }
}
