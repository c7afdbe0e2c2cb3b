import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { resumeLimits } from '@portal/domain/resumes/resumes'
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, day, filledUpTo, id, moment, upTo, version } from '../columns.ts'
import { files } from '../files.ts'
import { users } from '../people/users.ts'

/** The moment of a change, at least a millisecond after the last one, so that no two states of a CV share a moment. */
const nextChange = sql<Date>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`

/** A CV; its sections are in resume-sections.ts and resume-extras.ts. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    version: version(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    role: text('role').notNull().default(''),
    summary: text('summary'),
    avatar_file_id: integer('avatar_file_id').references(() => files.id, { onDelete: 'restrict' }),
    github_url: text('github_url'),
    city: text('city'),
    country: text('country'),
    /** The CV's name in its public link. It ends in random characters, so that it cannot be guessed. */
    slug: text('slug').notNull(),
    /** A note for managers. Nothing public has it. */
    label: text('label'),
    /** Whether the public link shows the CV, while the person is active and until its last day. */
    link_on: boolean('link_on').notNull().default(true),
    link_ends_on: day('link_ends_on'),
    created_at: createdAt(),
    /** The last change of the contacts or of a section. */
    updated_at: moment('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => nextChange),
  },
  (t) => [
    uniqueIndex('resumes_slug_unique').on(t.slug),
    index('resumes_user_idx').on(t.user_id, t.id),
    index('resumes_avatar_file_idx').on(t.avatar_file_id),
    check('resumes_name_check', upTo(t.name, resumeLimits.name)),
    check('resumes_role_check', upTo(t.role, resumeLimits.role)),
    check('resumes_summary_check', filledUpTo(t.summary, resumeLimits.summary)),
    check('resumes_github_url_check', filledUpTo(t.github_url, maxStoredAddress)),
    check('resumes_city_check', filledUpTo(t.city, resumeLimits.city)),
    check('resumes_country_check', filledUpTo(t.country, resumeLimits.country)),
    check('resumes_label_check', filledUpTo(t.label, resumeLimits.label)),
  ],
)

const { created_at, ...shown } = getTableColumns(resumes)
/** The columns that managers see, by themselves or as the link. */
export const shownOfResume = shown

/** The former slugs of CVs whose links were renewed. They are known, so that they are told from wrong ones. */
export const endedResumeSlugs = pgTable(
  'ended_resume_slugs',
  {
    slug: text('slug').primaryKey(),
    resume_id: integer('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    ended_at: moment('ended_at').notNull(),
  },
  (t) => [index('ended_resume_slugs_resume_idx').on(t.resume_id)],
)
