import {
  type DateOrder,
  dateOrders,
  importKinds,
  importLimits,
  importStates,
  rowStates,
} from '@portal/domain/imports/import-kinds'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, moment, oneOf, updatedAt, upTo, version } from './columns.ts'
import { users } from './people/users.ts'

type Reason = { code: string; facts: Readonly<Record<string, unknown>> }
type Value = string | number | boolean | null

/** Files that an admin imports, from their reading to their being taken back. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    version: version(),
    kind: text('kind', { enum: importKinds }).notNull(),
    file_name: text('file_name').notNull(),
    sheets: text('sheets').array().notNull(),
    sheet: text('sheet'),
    state: text('state', { enum: importStates }).notNull().default('reading'),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    rows: integer('rows').notNull().default(0),
    /** By place in the file. Of a column of days `order` is what its cells decide. */
    columns: jsonb('columns')
      .$type<{ heading: string; field: string | null; order?: DateOrder }[]>()
      .notNull(),
    values: jsonb('values')
      .$type<
        {
          column: string
          value: string
          count: number
          meaning: { action: 'match'; id: number } | { action: 'make' | 'leave_out' } | null
        }[]
      >()
      .notNull(),
    date_order: text('date_order', { enum: dateOrders }),
    date_question: jsonb('date_question').$type<{ column: string; example: string }>(),
    counts: jsonb('counts')
      .$type<{ create: number; change: number; same: number; refuse: number }>()
      .notNull(),
    failure: jsonb('failure').$type<Reason>(),
    /** The process that has it in hand renews this; what a process that died had in hand has failed. */
    locked_until: moment('locked_until'),
    written_at: moment('written_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('imports_created_at_idx').on(t.created_at),
    check('imports_kind_check', oneOf(t.kind, importKinds)),
    check('imports_state_check', oneOf(t.state, importStates)),
    check('imports_date_order_check', oneOf(t.date_order, dateOrders)),
    check('imports_file_name_check', filledUpTo(t.file_name, importLimits.fileName)),
    check('imports_sheet_check', upTo(t.sheet, 31)),
    check('imports_rows_check', sql`${t.rows} between 0 and ${sql.raw(String(importLimits.rows))}`),
  ],
)

/** The rows of a file as they were read, and what checking them came to. */
export const importRows = pgTable(
  'import_rows',
  {
    import_id: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    cells: text('cells').array().notNull(),
    state: text('state', { enum: rowStates }),
    changes: jsonb('changes').$type<{ field: string; before: Value; after: Value }[]>(),
    reasons: jsonb('reasons').$type<(Reason & { field: string | null })[]>(),
  },
  (t) => [
    primaryKey({ name: 'import_rows_pkey', columns: [t.import_id, t.number] }),
    index('import_rows_state_idx').on(t.import_id, t.state, t.number),
    check('import_rows_state_check', oneOf(t.state, rowStates)),
  ],
)

/** What an import has written, with which it is taken back. */
export const importedRows = pgTable(
  'imported_rows',
  {
    import_id: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The order of the writing; taking back goes the other way. */
    place: integer('place').notNull(),
    /** The row of the file; null for what was made beside, such as a category. */
    number: integer('number'),
    object_type: text('object_type').notNull(),
    object_id: integer('object_id').notNull(),
    /** The version after the writing: another one was changed since. */
    object_version: bigint('object_version', { mode: 'number' }).notNull(),
    /** The values before, by column; null for a row that was made. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
  },
  (t) => [
    primaryKey({ name: 'imported_rows_pkey', columns: [t.import_id, t.place] }),
    check('imported_rows_object_type_check', filledUpTo(t.object_type, 60)),
  ],
)

/** Which field a heading was last chosen for, by kind. */
export const importHeadings = pgTable(
  'import_headings',
  {
    kind: text('kind', { enum: importKinds }).notNull(),
    /** Folded. */
    heading: text('heading').notNull(),
    /** Null where the column is left out. */
    field: text('field'),
  },
  (t) => [
    primaryKey({ name: 'import_headings_pkey', columns: [t.kind, t.heading] }),
    check('import_headings_kind_check', oneOf(t.kind, importKinds)),
    check('import_headings_heading_check', upTo(t.heading, importLimits.cell)),
    check('import_headings_field_check', upTo(t.field, 60)),
  ],
)
