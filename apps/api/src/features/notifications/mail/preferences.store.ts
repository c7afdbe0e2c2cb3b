import type { MailPreferences } from '@portal/domain/mail/mail-preferences'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { mailPreferences } from '../../../db/schema/people/mail-preferences.ts'

/** What the person has chosen; undefined where they have not. */
export async function findChosen(db: DbOrTx, userId: number): Promise<MailPreferences | undefined> {
  const [row] = await db
    .select({
      request_created: mailPreferences.requestCreated,
      request_decided: mailPreferences.requestDecided,
      contract_changed: mailPreferences.contractChanged,
    })
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, userId))
  return row
}

export async function saveChosen(db: DbOrTx, userId: number, chosen: MailPreferences): Promise<void> {
  const values = {
    requestCreated: chosen.request_created,
    requestDecided: chosen.request_decided,
    contractChanged: chosen.contract_changed,
  }
  await db
    .insert(mailPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: mailPreferences.userId, set: values })
}
