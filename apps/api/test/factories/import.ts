import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { importRows, imports } from '../../src/db/schema/imports.ts'
import { defaultNow } from '../app.ts'
import { buildAdmin } from './user.ts'

type Built = Partial<typeof imports.$inferInsert> & { cells?: readonly string[][] }

/** Makes an import of hours with two columns, of which one is a field, unless told otherwise; it waits for its columns. */
export async function buildImport(db: Db, { cells = [], ...values }: Built = {}) {
  const user_id = values.user_id ?? (await buildAdmin(db)).id
  const made = await db
    .insert(imports)
    .values({
      kind: 'hours',
      file_name: 'hours.csv',
      sheets: [],
      state: 'mapping',
      columns: [
        { heading: 'Day', field: 'date' },
        { heading: 'Remark', field: null },
      ],
      values: [],
      counts: { create: 0, change: 0, same: 0, refuse: 0 },
      rows: cells.length,
      created_at: new Date(defaultNow),
      ...values,
      user_id,
    })
    .returning()
  const row = onlyRow(made)
  if (cells.length > 0) {
    await db
      .insert(importRows)
      .values(cells.map((each, place) => ({ import_id: row.id, number: place + 2, cells: each })))
  }
  return row
}
