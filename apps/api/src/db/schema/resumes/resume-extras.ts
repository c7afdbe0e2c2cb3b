import { languageLevels } from '@portal/domain/people/profiles'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf, version } from '../columns.ts'
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
    resumeId: resumeId(),
    name: text('name').notNull(),
    level: text('level', { enum: languageLevels }).notNull().default('elementary'),
    createdAt: createdAt(),
  },
  (t) => [
    index('languages_resume_idx').on(t.resumeId, t.id),
    check('languages_level_check', oneOf(t.level, languageLevels)),
  ],
)

export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    name: text('name').notNull(),
    url: text('url'),
    createdAt: createdAt(),
  },
  (t) => [index('certificates_resume_idx').on(t.resumeId, t.id)],
)

export const courses = pgTable(
  'courses',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    name: text('name').notNull(),
    license: text('license').notNull().default(''),
    /** A month, `YYYY-MM`. */
    acquireDate: text('acquire_date').notNull(),
    stack: text('stack').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('courses_resume_idx').on(t.resumeId, t.id),
    check('courses_acquire_date_check', sql`${t.acquireDate} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('courses_stack_check', sql`cardinality(${t.stack}) > 0`),
  ],
)

export const books = pgTable(
  'books',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [index('books_resume_idx').on(t.resumeId, t.id), index('books_cover_file_idx').on(t.coverFileId)],
)
