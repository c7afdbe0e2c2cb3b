import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { addDays, type Day } from '@portal/domain/days'
import { hashRecoveryCode, newRecoveryCodes } from '../../accounts/factors/recovery-codes.ts'
import { newTotpSecret } from '../../accounts/factors/totp.ts'
import type { Tx } from '../../db/database.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../../db/schema/sign-in/second-factors.ts'
import { momentOn } from '../demo-days.ts'
import type { IdOf } from '../ids.ts'

/** None of the accounts that the login screen offers, which sign in with one press. */
const person = 'viktor.rudenko@demo.test'
const usedRecoveryCodes = 1

/** Inserts codes and a passkey of one admin; nobody knows the secrets. */
export async function insertFactors(
  tx: Tx,
  { today, userIdByEmail }: { today: Day; userIdByEmail: IdOf },
): Promise<void> {
  const user_id = userIdByEmail(person)
  const created_at = momentOn(addDays(today, -40))
  await tx.insert(totpSecrets).values({ user_id, secret: newTotpSecret(), created_at })
  await tx.insert(passkeys).values({
    user_id,
    name: 'Firefox on Linux',
    credential_id: randomBytes(32).toString('base64url'),
    public_key: publicKeyOfNobody(),
    counter: 0,
    transports: 'internal',
    created_at,
    last_used_at: momentOn(addDays(today, -1)),
  })
  const left = newRecoveryCodes().slice(usedRecoveryCodes)
  await tx
    .insert(recoveryCodes)
    .values(left.map((code) => ({ user_id, code_hash: hashRecoveryCode(code), created_at })))
}

/** The head of a COSE key of P-256, and what stands between its coordinates: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
const beforeX = Buffer.from('a5010203262001215820', 'hex')
const beforeY = Buffer.from('225820', 'hex')

/** A public key in the form of passkeys, whose private key is forgotten. */
function publicKeyOfNobody(): string {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  })
  const coordinate = (text: string) => Buffer.from(text, 'base64url')
  return Buffer.concat([beforeX, coordinate(x), beforeY, coordinate(y)]).toString('base64url')
}
