import { eq, like, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formerSlugs } from '../../db/schema/people/former-slugs.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { UserRow } from './users.store.ts'

const slugLock = 1

const formOf = (fullName: string) => fullName.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** The name in lower case with hyphens, and a number when the slug is taken. It leads to nobody else from now on. */
export async function takeSlug(tx: Tx, fullName: string): Promise<string> {
  const base = formOf(fullName)
  // Of two namesakes at once the second waits here and then sees the first one's slug.
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock}, hashtext(${base}))`)
  const rows = await tx
    .select({ slug: users.slug })
    .from(users)
    .where(like(users.slug, `${base}%`))
  const taken = new Set(rows.map((row) => row.slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))
  return slug
}

/** The slug of a person who gets this name, whose former one leads on; undefined where the present one is made of it. */
export async function takeSlugOfName(
  tx: Tx,
  { id, slug }: Authorized<UserRow, 'update'>,
  fullName: string,
): Promise<string | undefined> {
  if (slug.replace(/-\d+$/, '') === formOf(fullName)) return undefined
  const values = { slug, user_id: id }
  await tx.insert(formerSlugs).values(values).onConflictDoUpdate({ target: formerSlugs.slug, set: values })
  return takeSlug(tx, fullName)
}
