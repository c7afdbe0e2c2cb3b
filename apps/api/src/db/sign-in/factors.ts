import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { hashRecoveryCode } from '../../accounts/factors/recovery-codes.ts'
import { stepOfCode } from '../../accounts/factors/totp.ts'
import type { DbOrTx, Tx } from '../database.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../schema/sign-in/second-factors.ts'

/** The secret of the person's codes; undefined without codes. */
async function findSecret(db: DbOrTx, user_id: number) {
  const [row] = await db
    .select({ secret: totpSecrets.secret, last_step: totpSecrets.last_step })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.user_id, user_id), isNotNull(totpSecrets.secret)))
  return row?.secret ? { secret: row.secret, last_step: row.last_step } : undefined
}

export const listPasskeyRows = (db: DbOrTx, user_id: number) =>
  db.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(asc(passkeys.id))

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeyRows>>[number]

export async function findPasskey(db: DbOrTx, credential_id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credential_id))
  return row
}

async function countRecoveryCodes(db: DbOrTx, user_id: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, user_id))
  return row?.count ?? 0
}

/** What the person can prove themselves with. */
export async function findFactors(db: DbOrTx, user_id: number) {
  const [secret, own, recovery_codes_left] = await Promise.all([
    findSecret(db, user_id),
    listPasskeyRows(db, user_id),
    countRecoveryCodes(db, user_id),
  ])
  return { totp: secret !== undefined, passkeys: own, recovery_codes_left }
}

/** Uses a code of the person's app up. False for a wrong code and one that was used. The person is locked. */
export async function redeemCode(tx: Tx, user_id: number, typed: string, now: Date): Promise<boolean> {
  const found = await findSecret(tx, user_id)
  const step = found && stepOfCode(found.secret, typed, { now, lastStep: found.last_step })
  if (step === undefined) return false
  await tx.update(totpSecrets).set({ last_step: step }).where(eq(totpSecrets.user_id, user_id))
  return true
}

/** Uses a recovery code up and returns how many are left; undefined for a wrong one and one that was used. */
export async function redeemRecoveryCode(
  tx: Tx,
  user_id: number,
  typed: string,
): Promise<number | undefined> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, user_id), eq(recoveryCodes.code_hash, hashRecoveryCode(typed))))
    .returning({ id: recoveryCodes.id })
  return used.length === 0 ? undefined : countRecoveryCodes(tx, user_id)
}

/** Notes the use of a passkey. Its version stays, because nothing that people edit has changed. */
export async function markPasskeyUsed(
  tx: Tx,
  id: number,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter, last_used_at: now, version: passkeys.version })
    .where(eq(passkeys.id, id))
}

export async function deleteRecoveryCodes(tx: DbOrTx, user_id: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
}

/** Removes all factors of a person. */
export async function deleteFactors(tx: DbOrTx, user_id: number): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.user_id, user_id))
  await tx.delete(passkeys).where(eq(passkeys.user_id, user_id))
  await deleteRecoveryCodes(tx, user_id)
}
