import { technologyLimits } from '@portal/domain/technologies'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, foldedForm, id, version } from './columns.ts'

export const technologies = pgTable(
  'technologies',
  {
    id: id(),
    version: version(),
    name: text('name').notNull(),
    name_folded: foldedForm('name_folded').notNull(),
    /**
     * The folded name, which no other row may have. It is null in a row from before names were compared in this form,
     * while another row has the name.
     */
    name_key: foldedForm('name_key'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('technologies_name_unique').on(t.name_key),
    check('technologies_name_check', filledUpTo(t.name, technologyLimits.name)),
  ],
)
