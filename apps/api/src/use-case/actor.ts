import type { SignInWay } from '@portal/domain/people/second-factors'
import type { RoleHolder } from '@portal/domain/roles'
import type { Origin } from './origin.ts'

/** The signed-in user who sent a request. Every use case that changes data takes one. */
export type Actor = RoleHolder & {
  id: number
  full_name: string
  session_id: number
  proven_at: Date
  signed_in_by: SignInWay
  has_second_factor: boolean
  /** Nothing else is answered to a person who must set up a second factor first. */
  must_set_up_factor: boolean
  /** Where this request comes from. */
  origin: Origin
}

/** The user of a session, whatever the request. */
export type SessionPerson = Omit<Actor, 'origin'>
