import { endOfNewSecret, newTotpSecret, stepOfCode, totpUri } from '../../accounts/factors/totp.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { notifyOfFactor } from '../../mail/notify-of-factor.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict, invalidField } from '../../use-case/errors.ts'
import { notFound } from '../../use-case/not-found.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { changeOwnFactors, firstRecoveryCodes, leaveFactors } from './own-factors.ts'
import { deleteSecrets, findSecrets, keepNewSecret, startNewSecret } from './second-factors.store.ts'

/** A new secret, which counts once a code of it was typed; the present one works until then. */
export async function startTotp(deps: Deps, actor: Actor) {
  const secret = newTotpSecret()
  const email = await changeOwnFactors(deps, actor, async (tx, person) => {
    const new_secret_ends_at = endOfNewSecret(deps.clock.now())
    await keepNewSecret(tx, person.id, { new_secret: secret, new_secret_ends_at })
    return person.email
  })
  const uri = totpUri(secret, { portal: mailingOf(deps.config).portalName, email })
  const { renderSVG } = await import('uqr')
  return { secret, uri, qr: renderSVG(uri) }
}

/**
 * Sets the codes up by the first code of the new secret, which counts as used. 422 for a wrong one, 409 where no new secret
 * waits.
 */
export const confirmTotp = (deps: Deps, actor: Actor, code: string) =>
  changeOwnFactors(deps, actor, async (tx, person, before) => {
    const now = deps.clock.now()
    const found = await findSecrets(tx, person.id)
    if (found?.new_secret == null || found.new_secret_ends_at === null || found.new_secret_ends_at <= now)
      throw conflict('second_factors.not_started')
    const last_step = stepOfCode(found.new_secret, code, { now, lastStep: null })
    if (last_step === undefined) throw invalidField('code', 'second_factors.wrong_code')
    await startNewSecret(tx, person.id, { secret: found.new_secret, last_step })
    await notifyOfFactor(tx, deps, person, before.totp ? 'totp_renewed' : 'totp_added')
    const recovery_codes = await firstRecoveryCodes(tx, person.id, before)
    await addToTrail(tx, deps.clock, actor, personEntry('second_factors.set_up_totp', person))
    return { recovery_codes }
  })

/** 409 where the codes are the last factor of a person who must have one. */
export const removeTotp = (deps: Deps, actor: Actor): Promise<void> =>
  changeOwnFactors(deps, actor, async (tx, person, factors) => {
    if (!factors.totp) throw notFound('second_factors.no_codes')
    await leaveFactors(tx, deps, actor, { ...factors, totp: false })
    await deleteSecrets(tx, person.id)
    await notifyOfFactor(tx, deps, person, 'totp_removed')
    await addToTrail(tx, deps.clock, actor, personEntry('second_factors.remove_totp', person))
  })
