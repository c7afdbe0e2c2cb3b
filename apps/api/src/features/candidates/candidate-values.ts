import type { CandidateChanges, CandidateInput } from '@portal/contract/candidates/candidates'
import type { Significate } from '@portal/domain/candidates/candidates'
import { changePingAgain, noPing, type PingAgain } from '@portal/domain/candidates/ping-again'
import { contactKeys } from '../../db/candidates/contact-keys.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Clock } from '../../use-case/clock.ts'

/** The columns that a change writes: those of the fields given, and what follows from them. */
export function valuesOf({ technologies, ...changes }: CandidateChanges, before: PingAgain) {
  return {
    ...changes,
    full_name_folded: changes.full_name,
    position_folded: changes.position === null ? '' : changes.position,
    ...contactKeysOf(changes),
    ...pingValues(changes, before),
  }
}

/** The columns of a new candidate. */
export const newCandidate = (input: CandidateInput) => ({
  ...valuesOf(input, noPing),
  vacancy_id: input.vacancy_id,
  full_name: input.full_name,
  full_name_folded: input.full_name,
  position_folded: input.position ?? '',
})

/** The keys of the contacts given, which are always written with them. */
function contactKeysOf({ email, phone, linkedin }: CandidateChanges) {
  const keys = contactKeys({ email, phone, linkedin })
  return {
    email_key: email === undefined ? undefined : keys.email,
    phone_keys: phone === undefined ? undefined : keys.phones,
    linkedin_key: linkedin === undefined ? undefined : keys.linkedin,
  }
}

function pingValues({ ping_again, ping_again_on }: CandidateChanges, before: PingAgain) {
  if (ping_again === undefined && ping_again_on === undefined)
    return { ping_again: undefined, ping_again_on: undefined }
  return changePingAgain(before, { ping_again, ping_again_on })
}

/** What the history keeps of a move. */
export const moveOf = (
  row: { id: number; significate: Significate },
  to_significate: Significate,
  actor: Pick<Actor, 'id'>,
  clock: Clock,
) => ({
  candidate_id: row.id,
  changed_by_id: actor.id,
  from_significate: row.significate,
  to_significate,
  changed_at: clock.now(),
})
