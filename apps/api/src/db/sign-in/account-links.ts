import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../database.ts'
import { insertRows } from '../many-rows.ts'
import { users } from '../schema/people/users.ts'
import { accountLinks } from '../schema/sign-in/account-links.ts'
import { accountColumns } from './lock-account.ts'

type NewLink = {
  kind: AccountLinkKind
  token_hash: string
  user_id: number
  email: string
  mail_id?: number | null
  ends_at: Date
}

export async function insertLink(tx: Tx, link: NewLink, created_at: Date): Promise<void> {
  await tx.insert(accountLinks).values({ ...link, created_at })
}

export const insertLinks = (tx: Tx, links: readonly NewLink[], created_at: Date): Promise<void> =>
  insertRows(
    tx,
    accountLinks,
    links.map(({ mail_id = null, ...link }) => ({ ...link, mail_id, created_at })),
  )

type OpenLink = { kind: AccountLinkKind; token_hash: string; now: Date }

/** The active person whose open link this is. A link is for the address that it was made for. */
export async function findPersonOfLink(db: DbOrTx, { kind, token_hash, now }: OpenLink) {
  const [row] = await db
    .select(accountColumns)
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.user_id))
    .where(
      and(
        eq(accountLinks.token_hash, token_hash),
        eq(accountLinks.kind, kind),
        gt(accountLinks.ends_at, now),
        sql`lower(${accountLinks.email}) = lower(${users.email})`,
        users.active,
      ),
    )
  return row
}
