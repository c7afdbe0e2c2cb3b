import { folded } from '@portal/domain/texts/folded'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { isInUse } from '../../../db/reads/is-in-use.ts'
import { categories, shownOfCategory } from '../../../db/schema/categories.ts'
import { records } from '../../../db/schema/records.ts'
import type { WrittenRow } from '../../../imports/import-kind.ts'
import { madeId } from '../../../imports/makes-rows.ts'

/** Inserts those that are not there; answers them, and the ids of all in the order of the names. */
export async function insertCategories(tx: Tx, names: readonly string[]) {
  const made = await tx
    .insert(categories)
    .values(names.map((name) => ({ name, name_folded: name, name_key: name })))
    .onConflictDoNothing()
    .returning(shownOfCategory)
  const there = await tx
    .select({ id: categories.id, key: categories.name_key })
    .from(categories)
    .where(inArray(categories.name_key, [...names]))
  const ids = new Map(there.map(({ id, key }) => [key, id]))
  return { made, all: names.map((name) => madeId(ids.get(folded(name)))) }
}

/** Locks the rows by id, so that no new record comes to refer to them. */
export async function lockCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: categories.id })
    .from(categories)
    .where(isAnyOf(categories.id, ids))
    .orderBy(asc(categories.id))
    .for('update')
}

/** Deletes those that have the version of their making and no record. */
export const deleteUnusedCategories = (tx: Tx, written: readonly WrittenRow[]) =>
  tx
    .delete(categories)
    .where(
      and(
        or(
          ...written.map(({ object_id, object_version }) =>
            and(eq(categories.id, object_id), eq(categories.version, object_version)),
          ),
        ),
        sql`not ${isInUse(records.category_id, categories.id)}`,
      ),
    )
    .returning(shownOfCategory)
