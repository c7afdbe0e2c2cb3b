import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { defaultVacancyLevel, vacancyLevels, vacancyLimits } from '@portal/domain/vacancies'
import { getTableColumns, sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, foldedForm, id, money, oneOf, updatedAt, version } from './columns.ts'

export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    version: version(),
    title: text('title').notNull(),
    title_folded: foldedForm('title_folded').notNull(),
    where_published: text('where_published'),
    url: text('url'),
    level: text('level', { enum: vacancyLevels }).notNull().default(defaultVacancyLevel),
    min_salary: money('min_salary'),
    max_salary: money('max_salary'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    check('vacancies_title_check', filledUpTo(t.title, vacancyLimits.title)),
    check('vacancies_where_published_check', filledUpTo(t.where_published, vacancyLimits.where_published)),
    check('vacancies_url_check', filledUpTo(t.url, maxStoredAddress)),
    check('vacancies_level_check', oneOf(t.level, vacancyLevels)),
    check(
      'vacancies_salary_check',
      sql`${t.min_salary} >= 0 and ${t.max_salary} >= coalesce(${t.min_salary}, 0)`,
    ),
  ],
)

const { title_folded, created_at, updated_at, ...shown } = getTableColumns(vacancies)
/** The columns that people see. */
export const shownOfVacancy = shown
