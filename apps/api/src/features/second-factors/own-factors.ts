import type { OwnSecondFactors, Passkey } from '@portal/contract/accounts/second-factors'
import { dutyFrom, isFactorDue } from '../../accounts/factor-duty.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../../accounts/factors/recovery-codes.ts'
import { requireProof } from '../../accounts/fresh-proof.ts'
import type { Tx } from '../../db/client.ts'
import { deleteRecoveryCodes, findFactors, type PasskeyRow } from '../../db/sign-in/factors.ts'
import { type Account, lockAccount } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { notifyOfFactor } from '../../mail/notify-of-factor.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict, noSession } from '../../use-case/errors.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { setRecoveryCodes } from './second-factors.store.ts'

export async function showOwnFactors(deps: Deps, actor: Actor): Promise<OwnSecondFactors> {
  const { passkeys, ...factors } = await findFactors(deps.db, actor.id)
  return { ...factors, passkeys: passkeys.map(presentPasskey), required_from: dutyFrom(deps, actor) }
}

export const presentPasskey = ({ created_at, last_used_at, ...row }: PasskeyRow): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

type Factors = Awaited<ReturnType<typeof findFactors>>

/** Changes the own factors under the person's lock. 403 without a fresh proof. */
export async function changeOwnFactors<Result>(
  deps: Deps,
  actor: Actor,
  change: (tx: Tx, person: Account, factors: Factors) => Promise<Result>,
): Promise<Result> {
  requireProof(deps, actor)
  return deps.db.transaction(async (tx) => {
    const person = await lockAccount(tx, actor.id)
    if (person?.active !== true) throw noSession()
    return change(tx, person, await findFactors(tx, actor.id))
  })
}

/** Recovery codes for whom this is the first factor; null for others, who have theirs. */
export const firstRecoveryCodes = (tx: Tx, user_id: number, before: Factors): Promise<string[]> | null =>
  hasFactor(before) ? null : makeRecoveryCodes(tx, user_id)

const hasFactor = ({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean =>
  totp || passkeys.length > 0

async function makeRecoveryCodes(tx: Tx, user_id: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await setRecoveryCodes(tx, user_id, codes.map(hashRecoveryCode))
  return codes
}

/** What goes with a factor that is removed: 409 where it is the last one of a person who must have one. */
export async function leaveFactors(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  left: Pick<Factors, 'totp' | 'passkeys'>,
): Promise<void> {
  if (hasFactor(left)) return
  if (isFactorDue(deps, actor)) throw conflict('second_factors.required')
  await deleteRecoveryCodes(tx, actor.id)
}

/** New recovery codes, which end the old ones. 409 without a factor. */
export const renewRecoveryCodes = (deps: Deps, actor: Actor): Promise<{ recovery_codes: string[] }> =>
  changeOwnFactors(deps, actor, async (tx, person, factors) => {
    if (!hasFactor(factors)) throw conflict('second_factors.none')
    await notifyOfFactor(tx, deps, person, 'recovery_codes_renewed')
    const recovery_codes = await makeRecoveryCodes(tx, person.id)
    await addToTrail(tx, deps.clock, actor, personEntry('second_factors.renew_recovery_codes', person))
    return { recovery_codes }
  })
