import { categoryLimits } from '@portal/domain/categories'
import { getTableColumns } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, foldedForm, id, version } from './columns.ts'

export const categories = pgTable(
  'categories',
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
    description: text('description'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('categories_name_unique').on(t.name_key),
    check('categories_name_check', filledUpTo(t.name, categoryLimits.name)),
    check('categories_description_check', filledUpTo(t.description, categoryLimits.description)),
  ],
)

const { name_folded, name_key, created_at, ...shown } = getTableColumns(categories)
/** The columns that people see. */
export const shownOfCategory = shown
