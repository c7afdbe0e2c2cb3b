import { technologyLimits } from '@portal/domain/technologies'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, lower, version } from './columns.ts'

export const technologies = pgTable(
  'technologies',
  { id: id(), version: version(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [
    uniqueIndex('technologies_name_unique').on(lower(t.name)),
    check('technologies_name_check', filledUpTo(t.name, technologyLimits.name)),
  ],
)
