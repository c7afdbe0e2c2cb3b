import type { Act } from '@portal/domain/trail/acts'
import { factsOf, type TrailEntry } from './trail.ts'

type Named = { id: number; full_name: string }
type Facts = Parameters<typeof factsOf>[0]

/** An act on a person's account, factors or links that is no change of fields. */
export const personEntry = (act: Act, { id, full_name }: Named, facts: Facts = {}): TrailEntry => ({
  act,
  object_type: 'user',
  object_id: id,
  object: full_name,
  person_id: id,
  changes: factsOf(facts),
})

/** An act on a session of a person, or a sign-in that opens none. */
export const sessionEntry = (act: Act, { id, full_name }: Named, facts: Facts = {}): TrailEntry => ({
  act,
  object_type: 'session',
  object_id: null,
  object: full_name,
  person_id: id,
  changes: factsOf(facts),
})

type PasswordAct = 'passwords.change' | 'invitations.accept' | 'password_resets.use'

/** A new password of a person: that it changed, and never what. */
export const passwordEntry = (act: PasswordAct, person: Named): TrailEntry => ({
  ...personEntry(act, person),
  changes: [{ field: 'password', before: null, after: null, hidden: true }],
})
