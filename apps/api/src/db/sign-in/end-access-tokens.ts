import { eq } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { accessTokens } from '../schema/sign-in/access-tokens.ts'

/** Ends all access tokens of a person, whose act tells the trail why. */
export async function endAccessTokens(tx: Tx, user_id: number): Promise<void> {
  await tx.delete(accessTokens).where(eq(accessTokens.user_id, user_id))
}
