import type { MailPreferences } from '@portal/domain/mail/mail-preferences'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { mailPreferences } from '../../../db/schema/people/mail-preferences.ts'

/** What the person has chosen; undefined where they have not. */
export async function findChosen(db: DbOrTx, user_id: number): Promise<MailPreferences | undefined> {
  const [row] = await db
    .select({
      request_created: mailPreferences.request_created,
      request_decided: mailPreferences.request_decided,
      contract_changed: mailPreferences.contract_changed,
    })
    .from(mailPreferences)
    .where(eq(mailPreferences.user_id, user_id))
  return row
}

export async function saveChosen(db: DbOrTx, user_id: number, chosen: MailPreferences): Promise<void> {
  const values = {
    request_created: chosen.request_created,
    request_decided: chosen.request_decided,
    contract_changed: chosen.contract_changed,
  }
  await db
    .insert(mailPreferences)
    .values({ user_id, ...values })
    .onConflictDoUpdate({ target: mailPreferences.user_id, set: values })
}
