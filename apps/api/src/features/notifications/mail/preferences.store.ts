import type { MailPreferences } from '@portal/domain/mail/mail-preferences'
import { eq, getTableColumns } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { mailPreferences } from '../../../db/schema/people/mail-preferences.ts'

const { user_id, ...kinds } = getTableColumns(mailPreferences)

/** What the person has chosen; undefined where they have not. */
export async function findChosen(db: DbOrTx, user_id: number): Promise<MailPreferences | undefined> {
  const [row] = await db.select(kinds).from(mailPreferences).where(eq(mailPreferences.user_id, user_id))
  return row
}

export async function saveChosen(db: DbOrTx, user_id: number, chosen: MailPreferences): Promise<void> {
  await db
    .insert(mailPreferences)
    .values({ ...chosen, user_id })
    .onConflictDoUpdate({ target: mailPreferences.user_id, set: chosen })
}
