import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { ApiError, isChangedMeanwhile } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { createSaves } from '../../../shared/forms/use-saved-choice.ts'

const settings = ['significate', 'ping_again', 'ping_again_on'] as const
type Settings = Pick<Candidate, (typeof settings)[number]>

/** What a save needs to know of a candidate: the settings that it changes, and the id and version of the row. */
export type KnownCandidate = Settings & Pick<Candidate, 'id' | 'version'>

const inTurn = createSaves<Candidate>()

/**
 * Saves settings of a candidate that are changed without a form, one save after the other. When somebody else has
 * changed other fields of the candidate meanwhile, it saves again; the same field is refused.
 */
export function useSaveCandidate() {
  const update = useApiMutation(candidates.update)
  return (shown: KnownCandidate, changes: Partial<Settings>): Promise<Candidate> => {
    const params = { id: shown.id }
    const send = ({ version }: Pick<Candidate, 'version'>) =>
      update.mutateAsync({ params, ifMatch: version, body: { candidate: changes } })
    return inTurn(shown, async (known) => {
      try {
        return await send(known)
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error
        const present = await call(candidates.show, { params })
        const isSameField = settings.some((field) => field in changes && present[field] !== known[field])
        if (isSameField) throw error
        return send(present)
      }
    })
  }
}

/**
 * The sentence of a failed save. A refusal has a reason that helps; a server that fails or does not answer has none.
 */
export const updateFailure = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? t.candidateControls.updateRefused(error.message)
    : t.candidateControls.updateFailed
