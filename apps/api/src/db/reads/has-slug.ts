import { type SQL, sql } from 'drizzle-orm'
import { formerSlugs } from '../schema/people/former-slugs.ts'
import { users } from '../schema/people/users.ts'

/** True for the person whose slug it is, or was where nobody has it. Slugs are written in small letters. */
export function hasSlug(slug: string): SQL {
  const small = slug.toLowerCase()
  return sql`${users.id} = coalesce(
    (select owner.id from ${users} owner where owner.slug = ${small}),
    (select former.user_id from ${formerSlugs} former where former.slug = ${small}))`
}
