import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

export const fileKinds = [
  'avatar',
  'leave_attachment',
  'resume_avatar',
  'book_cover',
  'candidate_cv',
] as const
export type FileKind = (typeof fileKinds)[number]
export type PictureFileKind = Exclude<FileKind, 'candidate_cv'>

/**
 * A row is committed as `pending` before the bytes are written. It becomes `stored` in the transaction that first
 * refers to it and `deleted` in the one that drops the reference. Only then are the bytes deleted, and after them the
 * row. A crash at any point leaves a row that the sweep finds: an old pending one or a deleted one. A reference never
 * points at a missing file.
 */
const fileStates = ['pending', 'stored', 'deleted'] as const

export const files = pgTable(
  'files',
  {
    id: id(),
    storage_key: text('storage_key').notNull(),
    kind: text('kind', { enum: fileKinds }).notNull(),
    media_type: text('media_type').notNull(),
    size_bytes: integer('size_bytes').notNull(),
    state: text('state', { enum: fileStates }).notNull().default('pending'),
    created_at: createdAt(),
    state_changed_at: moment('state_changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('files_storage_key_unique').on(t.storage_key),
    index('files_to_sweep_idx').on(t.state_changed_at).where(sql`${t.state} <> 'stored'`),
    check('files_kind_check', oneOf(t.kind, fileKinds)),
    check('files_state_check', oneOf(t.state, fileStates)),
    check('files_size_check', sql`${t.size_bytes} >= 0`),
  ],
)
