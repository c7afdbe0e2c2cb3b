import type { AccessTokenScope } from '@portal/domain/access-tokens'
import type { SignInWay } from '@portal/domain/people/second-factors'
import type { RoleHolder } from '@portal/domain/roles'
import type { Origin } from './origin.ts'

/** The session of a browser, and when its person last proved who they are. */
export type SessionCredential = { kind: 'session'; id: number; proven_at: Date }

/** The access token of a program. */
export type TokenCredential = {
  kind: 'token'
  id: number
  name: string
  scope: AccessTokenScope
  salary_files: boolean
}

/** The person who sent a request. Every use case that changes data takes one. */
export type Actor = RoleHolder & {
  id: number
  full_name: string
  credential: SessionCredential | TokenCredential
  /** For a token how its owner signs in. */
  signed_in_by: SignInWay
  has_second_factor: boolean
  /** Nothing else is answered to a person who must set up a second factor first. */
  must_set_up_factor: boolean
  /** Where this request comes from. */
  origin: Origin
}

/** The person of a session or a token, whatever the request. */
export type Caller = Omit<Actor, 'origin'>
