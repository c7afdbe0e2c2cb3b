import type { Candidate } from '@portal/contract/candidates/candidates'
import { namesIn } from '@portal/domain/people/names'
import { refusal } from '../../messages/refusals.ts'

/** Why no account can be made of a candidate; undefined where one can. */
export function refusalOf({ can, user_id }: Pick<Candidate, 'can' | 'user_id'>): string | undefined {
  if (can.create_user) return undefined
  return refusal(user_id === null ? 'users.candidate_not_hired' : 'users.candidate_has_account')
}

/** The values that the form begins with. */
export const accountOf = ({ full_name, email }: Pick<Candidate, 'full_name' | 'email'>) => ({
  email: email ?? '',
  ...namesIn(full_name),
})
