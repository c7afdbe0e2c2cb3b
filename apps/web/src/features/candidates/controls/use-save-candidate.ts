import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate, CandidateChanges } from '@portal/contract/candidates/candidates'
import { ApiError, isChangedMeanwhile } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { createSaves } from '../../../shared/forms/use-saved-choice.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'

const settings = ['significate', 'ping_again', 'ping_again_on'] as const
type Settings = Pick<Candidate, (typeof settings)[number]>

/** What a save needs to know of a candidate: the settings that it changes, and the id and version of the row. */
export type KnownCandidate = Settings & Pick<Candidate, 'id' | 'version'>

const inTurn = createSaves<Candidate>()

/** Somebody else has moved the candidate; the message says where to, and who. */
class MovedMeanwhile extends Error {
  override name = 'MovedMeanwhile'
}

/** Whether the significate alone changes, which the server takes back. */
export const isMove = (changes: CandidateChanges): boolean =>
  changes.significate !== undefined && Object.keys(changes).length === 1

/** Tells where a candidate was moved to, with the undo. It is for `onUndoable` of `useApiMutation`. */
export function useMoveUndo() {
  const offerUndo = useUndoOffer()
  return (token: string, { full_name, significate }: Candidate) =>
    offerUndo(
      t.candidateControls.updated,
      token,
      t.candidateControls.movedTo(full_name, t.significates[significate]),
    )
}

/**
 * Saves settings of a candidate that are changed without a form, one save after the other, and tells how it went: a move
 * with its undo. When somebody else has changed other fields of the candidate meanwhile, it saves again; the same field
 * is refused.
 */
export function useSaveCandidate() {
  const update = useApiMutation(candidates.update, { onUndoable: useMoveUndo() })
  return async (shown: KnownCandidate, changes: Partial<Settings>): Promise<Candidate> => {
    const params = { id: shown.id }
    const send = ({ version }: Pick<Candidate, 'version'>) =>
      update.mutateAsync({ params, ifMatch: version, body: { candidate: changes } })
    const saving = inTurn(shown, async (known) => {
      try {
        return await send(known)
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error
        const present = await call(candidates.show, { params })
        const field = settings.find((name) => name in changes && present[name] !== known[name])
        if (field === undefined) return send(present)
        throw field === 'significate' ? await movedMeanwhile(present) : error
      }
    })
    try {
      const saved = await saving
      if (!isMove(changes)) toastSuccess(t.candidateControls.updated)
      return saved
    } catch (error) {
      toastError(updateFailure(error))
      throw error
    }
  }
}

async function movedMeanwhile({ id, full_name, significate }: Candidate): Promise<MovedMeanwhile> {
  const { changes } = await call(candidates.history, { params: { id }, query: { limit: 1 } })
  const [last] = changes
  const where = t.significates[last?.to ?? significate]
  return new MovedMeanwhile(t.candidateControls.movedMeanwhile(full_name, where, last?.changed_by?.full_name))
}

/**
 * The sentence of a failed save. A refusal has a reason that helps; a server that fails or does not answer has none.
 */
export const updateFailure = (error: unknown): string =>
  error instanceof MovedMeanwhile || (error instanceof ApiError && error.status < 500)
    ? t.candidateControls.updateRefused(error.message)
    : t.candidateControls.updateFailed
