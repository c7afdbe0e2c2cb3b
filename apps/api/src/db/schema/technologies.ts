import { technologyLimits } from '@portal/domain/technologies'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, foldedForm, id, version } from './columns.ts'

export const technologies = pgTable(
  'technologies',
  {
    id: id(),
    version: version(),
    name: text('name').notNull(),
    nameFolded: foldedForm('name_folded').notNull(),
    /**
     * The folded name, which no other row may have. It is null in a row from before names were compared in this form,
     * while another row has the name.
     */
    nameKey: foldedForm('name_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('technologies_name_unique').on(t.nameKey),
    check('technologies_name_check', filledUpTo(t.name, technologyLimits.name)),
  ],
)
