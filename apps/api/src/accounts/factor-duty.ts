import type { SessionUser } from '@portal/contract/accounts/session'
import type { User } from '@portal/contract/accounts/user'
import type { Day } from '@portal/domain/days'
import { factorRequiredFrom } from '@portal/domain/people/second-factors'
import type { Config } from '../config/config.ts'
import type { Actor } from '../use-case/actor.ts'
import type { Clock } from '../use-case/clock.ts'

type Deps = { clock: Clock; config: Pick<Config, 'factorDuty' | 'factorAfterOidc'> }
type Person = Pick<Actor, 'role' | 'signed_in_by'>

/** The day from which the person must have a second factor. Null where none is required: whoever comes by the provider has its factors. */
export function dutyFrom({ clock, config }: Deps, person: Person): Day | null {
  if (person.signed_in_by === 'provider' && !config.factorAfterOidc) return null
  return factorRequiredFrom(config.factorDuty, person, clock.today())
}

export function isFactorDue(deps: Deps, person: Person): boolean {
  const from = dutyFrom(deps, person)
  return from !== null && from <= deps.clock.today()
}

/** Whether the person must set up a second factor before anything else. Whoever comes by the provider has its factors. */
export const mustSetUpFactor = (deps: Deps, person: Person & Pick<Actor, 'has_second_factor'>): boolean =>
  !person.has_second_factor && isFactorDue(deps, person)

/** The signed-in person as the browser gets them. */
export const asSessionUser = (deps: Deps, actor: Person, user: User): SessionUser => ({
  ...user,
  factor_required_from: user.has_second_factor ? null : dutyFrom(deps, actor),
})
