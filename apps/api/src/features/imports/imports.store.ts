import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { isAdmin } from '@portal/domain/roles'
import { count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { importHeadings, imports } from '../../db/schema/imports.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Slice } from '../../use-case/paging.ts'
import { addedAt } from './queue/queue.store.ts'

const { locked_until, updated_at, user_id, ...shown } = getTableColumns(imports)

const selectImports = (db: DbOrTx) =>
  db
    .select({ ...shown, user: { id: users.id, full_name: users.full_name } })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.user_id))

export type StoredImport = Awaited<ReturnType<typeof selectImports>>[number]
/** What the columns and values of the file were chosen to be. */
export type Choices = Pick<StoredImport, 'columns' | 'values' | 'date_order'>
type Column = StoredImport['columns'][number]

const { values, ...listed } = shown

/** Newest first, without their values, of which each may have hundreds. */
export async function listImportRows(db: DbOrTx, { limit, offset }: Slice): Promise<StoredImport[]> {
  const rows = await db
    .select({ ...listed, user: { id: users.id, full_name: users.full_name } })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.user_id))
    .orderBy(desc(imports.created_at), desc(imports.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, values: [] }))
}

export const countImports = async (db: DbOrTx): Promise<number> =>
  onlyRow(await db.select({ count: count() }).from(imports)).count

export async function findImportRow(db: DbOrTx, id: number): Promise<StoredImport | undefined> {
  const [row] = await selectImports(db).where(eq(imports.id, id))
  return row
}

/** Locks the row against other changes until the commit. */
export async function lockImportRow(tx: Tx, id: number): Promise<StoredImport | undefined> {
  await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('no key update')
  return findImportRow(tx, id)
}

export async function isActiveAdmin(tx: Tx, id: number): Promise<boolean> {
  const [user] = await tx
    .select({ active: users.active, role: users.role })
    .from(users)
    .where(eq(users.id, id))
  return user?.active === true && isAdmin(user)
}

const noCounts = { create: 0, change: 0, same: 0, refuse: 0 }

type NewImport = {
  kind: ImportKind
  file_name: string
  sheet: string | null
  user_id: number
  created_at: Date
  locked_until: Date
}

/** The caller holds the lock of the queue. */
export async function insertImport(tx: Tx, values: NewImport): Promise<number> {
  const made = await tx
    .insert(imports)
    .values({ ...values, sheets: [], columns: [], values: [], counts: noCounts, updated_at: addedAt })
    .returning({ id: imports.id })
  return onlyRow(made).id
}

type Changes = Partial<
  Pick<
    StoredImport,
    'state' | 'columns' | 'values' | 'date_order' | 'date_question' | 'counts' | 'failure' | 'written_at'
  >
>

/** Writes what a check came to, or another state, into a row that is locked. */
export async function updateImportRow(
  tx: Tx,
  {
    id,
  }:
    | Authorized<StoredImport, 'update'>
    | Authorized<StoredImport, 'write'>
    | Authorized<StoredImport, 'take_back'>,
  changes: Changes,
): Promise<void> {
  await tx.update(imports).set(changes).where(eq(imports.id, id))
}

export async function deleteImportRow(tx: Tx, { id }: Authorized<StoredImport, 'delete'>): Promise<void> {
  await tx.delete(imports).where(eq(imports.id, id))
}

/** The fields that these headings, folded, were last chosen for. */
export async function rememberedHeadings(
  db: DbOrTx,
  kind: ImportKind,
  headings: readonly string[],
): Promise<Map<string, string | null>> {
  if (headings.length === 0) return new Map()
  const rows = await db
    .select({ heading: importHeadings.heading, field: importHeadings.field })
    .from(importHeadings)
    .where(sql`${eq(importHeadings.kind, kind)} and ${inArray(importHeadings.heading, [...headings])}`)
  return new Map(rows.map(({ heading, field }) => [heading, field]))
}

/** Remembers the chosen columns for the next file; headings are folded, each once. */
export async function rememberHeadings(tx: Tx, kind: ImportKind, chosen: readonly Column[]): Promise<void> {
  if (chosen.length === 0) return
  await tx
    .insert(importHeadings)
    .values(chosen.map(({ heading, field }) => ({ kind, heading, field })))
    .onConflictDoUpdate({
      target: [importHeadings.kind, importHeadings.heading],
      set: { field: sql`excluded.field` },
    })
}
