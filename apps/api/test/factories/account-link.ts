import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { eq } from 'drizzle-orm'
import { hashSecretToken, newSecretToken } from '../../src/accounts/secret-token.ts'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { users } from '../../src/db/schema/people/users.ts'
import { accountLinks } from '../../src/db/schema/sign-in/account-links.ts'
import { defaultNow } from '../app.ts'

type Link = { kind: AccountLinkKind; user_id: number }

/** Makes a link that is open for an hour, and returns its token. */
export async function buildAccountLink(db: Db, { kind, user_id }: Link): Promise<string> {
  const token = newSecretToken()
  const { email } = onlyRow(await db.select({ email: users.email }).from(users).where(eq(users.id, user_id)))
  const ends_at = new Date(Date.parse(defaultNow) + 3_600_000)
  await db.insert(accountLinks).values({ kind, user_id, email, ends_at, token_hash: hashSecretToken(token) })
  return token
}
