import type { Candidate } from '@portal/contract/candidates/candidates'
import { useSavedChoice } from '../../../shared/forms/use-saved-choice.ts'
import { type KnownCandidate, useSaveCandidate } from './use-save-candidate.ts'

/** One setting of a candidate, saved at once and shown as it was after a refusal. */
export function useCandidateChoice<Field extends 'significate' | 'ping_again' | 'ping_again_on'>(
  candidate: KnownCandidate,
  field: Field,
) {
  const save = useSaveCandidate()
  const { chosen, choose } = useSavedChoice(candidate, (value: Candidate[Field]) =>
    save(candidate, { [field]: value }),
  )
  // The save has told why it failed.
  const change = (value: Candidate[Field]) => choose(value).catch(() => undefined)
  return { shown: chosen === undefined ? candidate[field] : chosen, change }
}
