import type { Candidate } from '@portal/contract/candidates/candidates'
import { refusal } from '../../messages/refusals.ts'

/** Why no account can be made of a candidate; undefined where one can. */
export function refusalOf({ can, user_id }: Pick<Candidate, 'can' | 'user_id'>): string | undefined {
  if (can.create_user) return undefined
  return refusal(user_id === null ? 'users.candidate_not_hired' : 'users.candidate_has_account')
}

/**
 * The values that the form begins with. The first word is the first name; other letters than Latin ones stay for the
 * manager to write anew.
 */
export function accountOf({ full_name, email }: Pick<Candidate, 'full_name' | 'email'>) {
  const [first_name = '', ...others] = full_name.trim().split(/\s+/)
  return { email: email ?? '', first_name, last_name: others.join(' ') }
}
