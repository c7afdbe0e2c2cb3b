import { folded } from '@portal/domain/texts/folded'
import { sql } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import type { categories } from '../schema/categories.ts'
import type { technologies } from '../schema/technologies.ts'

/**
 * Whether a row from before names were compared by their folded form has the name without holding its key. All other
 * names are refused by the unique index.
 */
export async function isNameTakenWithoutKey(
  db: DbOrTx,
  table: typeof categories | typeof technologies,
  { name, ownId = 0 }: { name: string; ownId?: number | undefined },
): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${table}
    where ${table.name_folded} = ${folded(name)} and ${table.name_key} is null and ${table.id} <> ${ownId} limit 1`)
  return rows.length > 0
}
