import type { Candidate } from '@portal/contract/candidates/candidates'
import type { Significate } from '@portal/domain/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { useSavedChoice } from '../../../shared/forms/use-saved-choice.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { type KnownCandidate, updateFailure, useSaveCandidate } from './use-save-candidate.ts'

/**
 * One setting of a candidate, saved at once and shown as it was after a refusal. `thingOf` is what the message of a saved
 * change goes on with.
 */
export function useCandidateChoice<Field extends 'significate' | 'ping_again' | 'ping_again_on'>(
  candidate: KnownCandidate,
  field: Field,
  thingOf?: (value: Candidate[Field]) => string,
) {
  const save = useSaveCandidate()
  const { chosen, choose } = useSavedChoice(candidate, (value: Candidate[Field]) =>
    save(candidate, { [field]: value }),
  )
  const change = (value: Candidate[Field]) =>
    choose(value).then(
      () => toastSuccess(t.candidateControls.updated, { thing: thingOf?.(value) }),
      (error: unknown) => toastError(updateFailure(error)),
    )
  return { shown: chosen === undefined ? candidate[field] : chosen, change }
}

/** Where a candidate stands; the message of a change names the person and the new significate. */
export const useSignificateChoice = (candidate: KnownCandidate & Pick<Candidate, 'full_name'>) =>
  useCandidateChoice(candidate, 'significate', (next: Significate) =>
    t.candidateControls.movedTo(candidate.full_name, t.significates[next]),
  )
