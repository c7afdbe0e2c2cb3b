import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, money, oneOf, updatedAt, version } from './columns.ts'

export const vacancyLevels = ['junior', 'middle', 'senior'] as const
export type VacancyLevel = (typeof vacancyLevels)[number]

export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    version: version(),
    title: text('title').notNull(),
    wherePublished: text('where_published'),
    url: text('url'),
    level: text('level', { enum: vacancyLevels }).notNull().default('junior'),
    minSalary: money('min_salary'),
    maxSalary: money('max_salary'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('vacancies_level_check', oneOf(t.level, vacancyLevels)),
    check(
      'vacancies_salary_check',
      sql`${t.minSalary} >= 0 and ${t.maxSalary} >= coalesce(${t.minSalary}, 0)`,
    ),
  ],
)
