import type { Candidate } from '@portal/contract/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { useSavedChoice } from '../../../shared/forms/use-saved-choice.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { type KnownCandidate, updateFailure, useSaveCandidate } from './use-save-candidate.ts'

/** One setting of a candidate, saved at once and shown as it was after a refusal. */
export function useCandidateChoice<Field extends 'significate' | 'ping_again' | 'ping_again_on'>(
  candidate: KnownCandidate,
  field: Field,
) {
  const save = useSaveCandidate()
  const { chosen, choose } = useSavedChoice(candidate, (value: Candidate[Field]) =>
    save(candidate, { [field]: value }),
  )
  const change = (value: Candidate[Field]) =>
    choose(value).then(
      () => toastSuccess(t.candidatePieces.updated),
      (error: unknown) => toastError(updateFailure(error)),
    )
  return { shown: chosen === undefined ? candidate[field] : chosen, change }
}
