import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/people/users.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

/** Sets the password of the person whose open link was shown. */
export async function setPasswordByLink(tx: Tx, userId: number, password_hash: string): Promise<void> {
  await tx.update(users).set({ password_hash, is_invited: false }).where(eq(users.id, userId))
}

export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, userId))
}

export async function endSessionOfToken(tx: Tx, token_hash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token_hash, token_hash))
}
