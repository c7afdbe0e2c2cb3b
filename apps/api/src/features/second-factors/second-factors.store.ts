import { and, eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../../db/schema/sign-in/second-factors.ts'
import { deleteRecoveryCodes } from '../../db/sign-in/factors.ts'

type NewSecret = { new_secret: string; new_secret_ends_at: Date }

/** Keeps a secret that waits for its first code, beside the present one. */
export async function keepNewSecret(tx: Tx, user_id: number, secret: NewSecret): Promise<void> {
  await tx
    .insert(totpSecrets)
    .values({ user_id, ...secret })
    .onConflictDoUpdate({ target: totpSecrets.user_id, set: secret })
}

export async function findSecrets(db: DbOrTx, user_id: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.user_id, user_id))
  return row
}

export async function startNewSecret(
  tx: Tx,
  user_id: number,
  started: { secret: string; last_step: number },
): Promise<void> {
  await tx
    .update(totpSecrets)
    .set({ ...started, new_secret: null, new_secret_ends_at: null })
    .where(eq(totpSecrets.user_id, user_id))
}

export async function deleteSecrets(tx: Tx, user_id: number): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.user_id, user_id))
}

/** Replaces the recovery codes of the person. */
export async function setRecoveryCodes(tx: Tx, user_id: number, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(tx, user_id)
  await tx.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id, code_hash })))
}

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'version' | 'last_used_at'>

export async function insertPasskey(tx: Tx, passkey: NewPasskey) {
  return onlyRow(await tx.insert(passkeys).values(passkey).returning())
}

/** Locks an own passkey. */
export async function lockPasskey(tx: Tx, key: { id: number; user_id: number }) {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, key.id), eq(passkeys.user_id, key.user_id)))
    .for('no key update')
  return row
}

export async function renamePasskeyRow(tx: Tx, id: number, name: string) {
  return onlyRow(await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id)).returning())
}

export async function deletePasskey(tx: Tx, id: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.id, id))
}
