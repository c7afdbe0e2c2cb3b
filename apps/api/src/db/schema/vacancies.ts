import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { defaultVacancyLevel, vacancyLevels, vacancyLimits } from '@portal/domain/vacancies'
import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, foldedForm, id, money, oneOf, updatedAt, version } from './columns.ts'

export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    version: version(),
    title: text('title').notNull(),
    titleFolded: foldedForm('title_folded').notNull(),
    wherePublished: text('where_published'),
    url: text('url'),
    level: text('level', { enum: vacancyLevels }).notNull().default(defaultVacancyLevel),
    minSalary: money('min_salary'),
    maxSalary: money('max_salary'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('vacancies_title_check', filledUpTo(t.title, vacancyLimits.title)),
    check('vacancies_where_published_check', filledUpTo(t.wherePublished, vacancyLimits.wherePublished)),
    check('vacancies_url_check', filledUpTo(t.url, maxStoredAddress)),
    check('vacancies_level_check', oneOf(t.level, vacancyLevels)),
    check(
      'vacancies_salary_check',
      sql`${t.minSalary} >= 0 and ${t.maxSalary} >= coalesce(${t.minSalary}, 0)`,
    ),
  ],
)
