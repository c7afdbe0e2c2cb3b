import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, lower } from './columns.ts'

export const categories = pgTable(
  'categories',
  { id: id(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('categories_name_unique').on(lower(t.name))],
)
