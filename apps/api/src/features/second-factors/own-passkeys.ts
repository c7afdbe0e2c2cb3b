import type { NewPasskeyAnswer } from '@portal/contract/accounts/passkey-shapes'
import type { NewPasskeyOptions, Passkey } from '@portal/contract/accounts/second-factors'
import { maxPasskeys } from '@portal/domain/people/second-factors'
import { challengeOf, creationOptionsOf, verifyNewPasskey } from '../../accounts/factors/passkeys.ts'
import { hasPasskeys } from '../../config/sign-in-settings.ts'
import { addChallenge, takeChallenge } from '../../db/sign-in/challenges.ts'
import { findPasskey } from '../../db/sign-in/factors.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { notifyOfFactor } from '../../mail/notify-of-factor.ts'
import type { Actor } from '../../use-case/actor.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { conflict, gone, invalidField } from '../../use-case/errors.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { changeOwnFactors, firstRecoveryCodes, leaveFactors, presentPasskey } from './own-factors.ts'
import { deletePasskey, insertPasskey, lockPasskey, renamePasskeyRow } from './second-factors.store.ts'
import { passkeyTrail } from './second-factors.trail.ts'

/** What a browser makes a passkey from. 409 where the portal's address can have none, and at ten. */
export const offerNewPasskey = (deps: Deps, actor: Actor, address: string): Promise<NewPasskeyOptions> =>
  changeOwnFactors(deps, actor, async (tx, person, { passkeys }) => {
    const { config, clock } = deps
    if (!hasPasskeys(config.publicUrl)) throw conflict('passkeys.not_offered')
    if (passkeys.length >= maxPasskeys) throw tooManyPasskeys()
    const challenge = await addChallenge(
      tx,
      { kind: 'new_passkey', user_id: person.id, address },
      clock.now(),
    )
    const portalName = mailingOf(config).portalName
    return {
      challenge,
      options: creationOptionsOf(config.publicUrl, { challenge, portalName, person, passkeys }),
    }
  })

type NewPasskey = { name: string; passkey: NewPasskeyAnswer }

/**
 * Adds the passkey that a browser made. 410 where its challenge was used or has ended, 422 for a wrong answer, 409 for one
 * that is known and at ten.
 */
export async function addPasskey(deps: Deps, actor: Actor, { name, passkey: answer }: NewPasskey) {
  const { config, clock } = deps
  const challenge = challengeOf(answer)
  if (challenge === undefined) throw wrongPasskey()
  const made = await verifyNewPasskey(config.publicUrl, { challenge, answer })
  return changeOwnFactors(deps, actor, async (tx, person, before) => {
    const now = clock.now()
    const begun = await takeChallenge(tx, 'new_passkey', challenge, now)
    if (begun === undefined) throw gone('session.challenge_ended')
    if (made === undefined || begun.user_id !== person.id) throw wrongPasskey()
    if ((await findPasskey(tx, made.credential_id)) !== undefined) throw conflict('passkeys.known')
    if (before.passkeys.length >= maxPasskeys) throw tooManyPasskeys()
    const row = await insertPasskey(tx, { ...made, name, user_id: person.id, created_at: now })
    await notifyOfFactor(tx, deps, person, 'passkey_added')
    const recovery_codes = await firstRecoveryCodes(tx, person.id, before)
    await addToTrail(tx, clock, actor, passkeyTrail.created('passkeys.create', ofOwner(person, row)))
    return { ...presentPasskey(row), recovery_codes }
  })
}

/** 404 for another person's. */
export const renamePasskey = (deps: Deps, actor: Actor, target: Target, name: string): Promise<Passkey> =>
  deps.db.transaction(async (tx) => {
    const row = found(await lockPasskey(tx, { id: target.id, user_id: actor.id }), 'second_factors.not_found')
    await refuseOutdated(row, target, 'passkeys.changed_meanwhile', async () => presentPasskey(row))
    const renamed = await renamePasskeyRow(tx, row.id, name)
    const entry = passkeyTrail.changed('passkeys.update', ofOwner(actor, row), ofOwner(actor, renamed))
    await addToTrail(tx, deps.clock, actor, entry)
    return presentPasskey(renamed)
  })

/** 404 for another person's; 409 for the last factor of a person who must have one. */
export const removePasskey = (deps: Deps, actor: Actor, target: Target): Promise<void> =>
  changeOwnFactors(deps, actor, async (tx, person, factors) => {
    const key = { id: target.id, user_id: person.id }
    const row = found(await lockPasskey(tx, key), 'second_factors.not_found')
    await refuseOutdated(row, target, 'passkeys.changed_meanwhile', async () => presentPasskey(row))
    const passkeys = factors.passkeys.filter((other) => other.id !== row.id)
    await leaveFactors(tx, deps, actor, { ...factors, passkeys })
    await deletePasskey(tx, row.id)
    await notifyOfFactor(tx, deps, person, 'passkey_removed')
    await addToTrail(tx, deps.clock, actor, passkeyTrail.deleted('passkeys.delete', ofOwner(person, row)))
  })

const ofOwner = ({ id, full_name }: { id: number; full_name: string }, { name }: { name: string }) => ({
  id,
  full_name,
  name,
})

const wrongPasskey = () => invalidField('passkey', 'passkeys.wrong')
const tooManyPasskeys = () => conflict('passkeys.too_many', { max: maxPasskeys })
