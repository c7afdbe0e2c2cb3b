import { asc, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { isNameTakenWithoutKey } from '../../db/texts/is-name-taken.ts'
import type { Values } from '../../db/values.ts'

const columns = { id: technologies.id, version: technologies.version, name: technologies.name }

/** Lists the technologies, by name. */
export function listTechnologies(db: DbOrTx) {
  return db
    .select(columns)
    .from(technologies)
    .orderBy(asc(sql`lower(${technologies.name})`))
}

/** Whether another technology has the name without holding its key (see `isNameTakenWithoutKey`). */
export const isHeldWithoutKey = (db: DbOrTx, name: string) =>
  isNameTakenWithoutKey(db, technologies, { name })

export async function insertTechnology(db: DbOrTx, values: Values<typeof technologies>) {
  const row = onlyRow(await db.insert(technologies).values(values).returning(columns))
  return row
}
