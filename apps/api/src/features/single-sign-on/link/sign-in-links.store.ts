import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isOfAdminLevel } from '../../../db/reads/role-ranks.ts'
import { users } from '../../../db/schema/people/users.ts'
import { accountLinks } from '../../../db/schema/sign-in/account-links.ts'

type NewLink = { token_hash: string; user_id: number; email: string; ends_at: Date }

export async function insertSignInLink(tx: Tx, link: NewLink, created_at: Date): Promise<void> {
  await tx.insert(accountLinks).values({ ...link, kind: 'sign_in', created_at })
}

type Key = { token_hash: string; now: Date }

const isOpen = ({ token_hash, now }: Key) =>
  and(
    eq(accountLinks.token_hash, token_hash),
    eq(accountLinks.kind, 'sign_in'),
    gt(accountLinks.ends_at, now),
  )

/** The active admin whom an open link signs in. It is for the e-mail that it was made for. */
export async function findAdminOfLink(db: DbOrTx, key: Key): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.user_id))
    .where(
      and(
        isOpen(key),
        sql`lower(${accountLinks.email}) = lower(${users.email})`,
        users.active,
        isOfAdminLevel,
      ),
    )
  return row?.id
}

/** Uses the link up. False where it was used or has ended: of two uses at once one gets it. */
export async function takeSignInLink(tx: Tx, key: Key): Promise<boolean> {
  const used = await tx
    .update(accountLinks)
    .set({ ends_at: key.now })
    .where(isOpen(key))
    .returning({ id: accountLinks.id })
  return used.length > 0
}

export function listOtherAdmins(tx: Tx, userId: number) {
  return tx
    .select({ id: users.id, first_name: users.first_name, full_name: users.full_name, email: users.email })
    .from(users)
    .where(and(isOfAdminLevel, users.active, ne(users.id, userId)))
    .orderBy(asc(users.id))
}
