import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, lower } from './columns.ts'

export const technologies = pgTable(
  'technologies',
  { id: id(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('technologies_name_unique').on(lower(t.name))],
)
