import type { UserChanges } from '@portal/contract/users'
import { factsOf, type TrailEntry, trailOf } from '../../use-case/trail.ts'
import type { ToldUser } from './told-user.store.ts'

const userTrail = trailOf<ToldUser>({
  object_type: 'user',
  id: ({ id }) => id,
  object: ({ full_name }) => full_name,
  person: ({ id }) => id,
  fields: {
    active: ({ active }) => active,
    status: ({ status }) => status,
    first_name: ({ first_name }) => first_name,
    last_name: ({ last_name }) => last_name,
    email: ({ email }) => email,
    role: ({ role }) => role,
    role_ids: ({ sub_roles }) => sub_roles.map(({ name }) => name),
    position: ({ position }) => position,
    skype: ({ skype }) => skype,
    telegram: ({ telegram }) => telegram,
    github: ({ github }) => github,
    phone_number: ({ phone_number }) => phone_number,
    english_level: ({ english_level }) => english_level,
    salary: { hidden: ({ salary }) => salary },
    date_of_birth: { hidden: ({ date_of_birth }) => date_of_birth },
    home_address: { hidden: ({ home_address }) => home_address },
    job_started_on: ({ employments }) => employments.at(-1)?.from,
    job_ended_on: ({ employments }) => employments.at(-1)?.to,
    technology_ids: ({ technologies }) => technologies,
    avatar: { hidden: ({ avatar_file_id }) => avatar_file_id },
  },
})

/** A new account; `candidate_id` is the name of the candidate of whom it was made. */
export function userCreated(user: ToldUser, origin: { candidate_id?: string | undefined } = {}): TrailEntry {
  const entry = userTrail.created('users.create', user)
  return { ...entry, changes: [...entry.changes, ...factsOf(origin)] }
}

/** An account that an import had made. */
export const userDeleted = (user: ToldUser): TrailEntry => userTrail.deleted('users.delete', user)

/** The candidate from now on leads to the person. */
export const candidateHired = (
  { id, full_name }: { id: number; full_name: string },
  person: Pick<ToldUser, 'id' | 'full_name'>,
): TrailEntry => ({
  act: 'candidates.update',
  object_type: 'candidate',
  object_id: id,
  object: full_name,
  person_id: person.id,
  changes: factsOf({ user_id: person.full_name }),
})

/** A change of an account, with how it was asked to be made. Undefined where nothing has changed. */
export function userChanged(
  before: ToldUser,
  after: ToldUser,
  { end_contracts, works_from }: UserChanges,
): TrailEntry | undefined {
  const entry = userTrail.changed('users.update', before, after)
  const asked = factsOf({ end_contracts: end_contracts || undefined, works_from })
  return entry && { ...entry, changes: [...entry.changes, ...asked] }
}
