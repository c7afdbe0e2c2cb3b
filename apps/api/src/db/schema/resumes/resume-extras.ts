import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { languageLevels } from '@portal/domain/people/profiles'
import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, filledList, filledUpTo, id, oneOf, upTo, version } from '../columns.ts'
import { files } from '../files.ts'
import { resumes } from './resumes.ts'

/** The sections that keep the order in which they were added. */

const resumeId = () =>
  integer('resume_id')
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' })

export const languages = pgTable(
  'languages',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    name: text('name').notNull(),
    level: text('level', { enum: languageLevels }).notNull().default('elementary'),
    created_at: createdAt(),
  },
  (t) => [
    index('languages_resume_idx').on(t.resume_id, t.id),
    check('languages_name_check', filledUpTo(t.name, resumeLimits.language)),
    check('languages_level_check', oneOf(t.level, languageLevels)),
  ],
)

export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    name: text('name').notNull(),
    url: text('url'),
    created_at: createdAt(),
  },
  (t) => [
    index('certificates_resume_idx').on(t.resume_id, t.id),
    check('certificates_name_check', filledUpTo(t.name, resumeLimits.title)),
    check('certificates_url_check', filledUpTo(t.url, maxStoredAddress)),
  ],
)

export const courses = pgTable(
  'courses',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    name: text('name').notNull(),
    license: text('license').notNull().default(''),
    /** A month, `YYYY-MM`. */
    acquire_date: text('acquire_date').notNull(),
    stack: text('stack').array().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('courses_resume_idx').on(t.resume_id, t.id),
    check('courses_name_check', filledUpTo(t.name, resumeLimits.title)),
    check('courses_license_check', upTo(t.license, resumeLimits.license)),
    check('courses_acquire_date_check', sql`${t.acquire_date} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check(
      'courses_stack_check',
      filledList(t.stack, { entries: maxListEntries, characters: resumeLimits.skill }),
    ),
  ],
)

export const books = pgTable(
  'books',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    cover_file_id: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
    created_at: createdAt(),
  },
  (t) => [
    index('books_resume_idx').on(t.resume_id, t.id),
    index('books_cover_file_idx').on(t.cover_file_id),
    check('books_title_check', filledUpTo(t.title, resumeLimits.title)),
    check('books_author_check', filledUpTo(t.author, resumeLimits.author)),
  ],
)
