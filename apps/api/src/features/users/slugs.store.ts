import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formerSlugs } from '../../db/schema/people/former-slugs.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { UserRow } from './users.store.ts'

const slugLock = 1

const formOf = (fullName: string) => fullName.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** The name in lower case with hyphens, and a number when the slug is taken. It leads to nobody else from now on. */
export async function takeSlug(tx: Tx, fullName: string): Promise<string> {
  const [slug = ''] = await takeSlugs(tx, [fullName])
  return slug
}

/** Takes a slug for each of the names, in their order. */
export async function takeSlugs(tx: Tx, fullNames: readonly string[]): Promise<string[]> {
  const bases = fullNames.map(formOf)
  const different = sql.param([...new Set(bases)].toSorted())
  // Of two namesakes at once the second waits here and then sees the first one's slug.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${slugLock}, hashtext(base)) from unnest(${different}::text[]) as base`,
  )
  const rows = await tx
    .select({ slug: users.slug })
    .from(users)
    .where(sql`regexp_replace(${users.slug}, '-[0-9]+$', '') = any(${different}::text[])`)
  const taken = new Set(rows.map((row) => row.slug))
  const lastNumbers = new Map<string, number>()
  const slugs = bases.map((base) => {
    let number = lastNumbers.get(base) ?? 1
    const numbered = () => (number === 1 ? base : `${base}-${number}`)
    while (taken.has(numbered())) number += 1
    lastNumbers.set(base, number)
    taken.add(numbered())
    return numbered()
  })
  await tx.delete(formerSlugs).where(sql`${formerSlugs.slug} = any(${sql.param(slugs)}::text[])`)
  return slugs
}

type Renamed = { user: Authorized<Pick<UserRow, 'id' | 'slug'>, 'update'>; fullName: string }

/** The slug of a person who gets this name, whose former one leads on; undefined where the present one is made of it. */
export const takeSlugOfName = async (
  tx: Tx,
  user: Renamed['user'],
  fullName: string,
): Promise<string | undefined> => (await takeSlugsOfNames(tx, [{ user, fullName }])).get(user.id)

/** The new slugs of people who get these names, by their ids. */
export async function takeSlugsOfNames(tx: Tx, renamed: readonly Renamed[]): Promise<Map<number, string>> {
  const others = renamed.filter(({ user, fullName }) => user.slug.replace(/-\d+$/, '') !== formOf(fullName))
  if (others.length === 0) return new Map()
  const former = others.map(({ user }) => ({ slug: user.slug, user_id: user.id }))
  await tx
    .insert(formerSlugs)
    .values(former)
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { user_id: sql`excluded.user_id` } })
  const slugs = await takeSlugs(
    tx,
    others.map(({ fullName }) => fullName),
  )
  return new Map(others.map(({ user }, place) => [user.id, slugs[place] ?? user.slug]))
}
