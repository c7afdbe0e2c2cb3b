import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from './columns.ts'
import { users } from './people/users.ts'

/** What an undo takes back; each kind is undone by its feature. */
export const undoKinds = ['records', 'requests', 'candidates'] as const
export type UndoKind = (typeof undoKinds)[number]

/** Changes that their author may still take back. An entry is written in the transaction of its change. */
export const undoEntries = pgTable(
  'undo_entries',
  {
    /** Of use to its user's sessions only, so it is kept as it is: a repeated creation answers it again. */
    token: text('token').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: undoKinds }).notNull(),
    /** What was before, in the form that the kind's feature has given it. */
    changes: jsonb('changes').notNull(),
    is_undone: boolean('is_undone').notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('undo_entries_user_idx').on(t.user_id),
    index('undo_entries_created_at_idx').on(t.created_at),
    check('undo_entries_kind_check', oneOf(t.kind, undoKinds)),
    check('undo_entries_changes_check', sql`jsonb_typeof(${t.changes}) = 'object'`),
  ],
)
