import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The slug that a person had before a rename. It leads to them while nobody has it as the present one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index('former_slugs_user_idx').on(t.user_id)],
)
