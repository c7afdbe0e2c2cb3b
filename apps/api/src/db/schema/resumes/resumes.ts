import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version } from '../columns.ts'
import { files } from '../files.ts'
import { users } from '../people/users.ts'

/** A CV; its sections are in resume-sections.ts and resume-extras.ts. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    version: version(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    role: text('role').notNull().default(''),
    summary: text('summary'),
    avatarFileId: integer('avatar_file_id').references(() => files.id, { onDelete: 'restrict' }),
    githubUrl: text('github_url'),
    city: text('city'),
    country: text('country'),
    /** Ends in random characters, so that the public link cannot be guessed. */
    slug: text('slug').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('resumes_slug_unique').on(t.slug),
    index('resumes_user_idx').on(t.userId, t.id),
    index('resumes_avatar_file_idx').on(t.avatarFileId),
  ],
)
