import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import { sessions } from '../schema/sign-in/sessions.ts'

/** Notes in the session that its person has proved who they are. */
export async function markProven(db: DbOrTx, sessionId: number, proven_at: Date): Promise<void> {
  await db.update(sessions).set({ proven_at }).where(eq(sessions.id, sessionId))
}
