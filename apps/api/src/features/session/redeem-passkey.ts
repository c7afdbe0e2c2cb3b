import type { PasskeyAnswer } from '@portal/contract/accounts/passkey-shapes'
import { verifyPasskey } from '../../accounts/factors/passkeys.ts'
import type { Tx } from '../../db/client.ts'
import { findPasskey, markPasskeyUsed } from '../../db/sign-in/factors.ts'
import type { Deps } from '../deps.ts'

type Use = {
  /** Whose passkey it must be. The person is locked. */
  user_id: number
  challenge: string
  answer: PasskeyAnswer
  /** Whether the device must have asked for its PIN or a finger. */
  verifiesUser: boolean
}

/** Notes the use of a passkey. False for another person's, a wrong answer, and a counter that goes back. */
export async function redeemPasskey(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { user_id, challenge, answer, verifiesUser }: Use,
): Promise<boolean> {
  const passkey = await findPasskey(tx, answer.id)
  if (passkey?.user_id !== user_id) return false
  const counter = await verifyPasskey(config.publicUrl, { challenge, answer, passkey, verifiesUser })
  if (counter === undefined) return false
  await markPasskeyUsed(tx, passkey.id, { counter, now: clock.now() })
  return true
}
