import { categoryLimits } from '@portal/domain/categories'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, lower, version } from './columns.ts'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    version: version(),
    name: text('name').notNull(),
    description: text('description'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('categories_name_unique').on(lower(t.name)),
    check('categories_name_check', filledUpTo(t.name, categoryLimits.name)),
    check('categories_description_check', filledUpTo(t.description, categoryLimits.description)),
  ],
)
