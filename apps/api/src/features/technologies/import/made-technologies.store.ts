import { folded } from '@portal/domain/texts/folded'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { candidateTechnologies } from '../../../db/schema/candidates.ts'
import { profileTechnologies } from '../../../db/schema/people/profiles.ts'
import { projectTechnologies } from '../../../db/schema/projects.ts'
import { technologies } from '../../../db/schema/technologies.ts'
import type { WrittenRow } from '../../../imports/import-kind.ts'
import { madeId } from '../../../imports/makes-rows.ts'

const shown = { id: technologies.id, version: technologies.version, name: technologies.name }

/** Inserts those that are not there; answers them, and the ids of all in the order of the names. */
export async function insertTechnologies(tx: Tx, names: readonly string[]) {
  const made = await tx
    .insert(technologies)
    .values(names.map((name) => ({ name, name_folded: name, name_key: name })))
    .onConflictDoNothing()
    .returning(shown)
  const there = await tx
    .select({ id: technologies.id, key: technologies.name_key })
    .from(technologies)
    .where(inArray(technologies.name_key, [...names]))
  const ids = new Map(there.map(({ id, key }) => [key, id]))
  return { made, all: names.map((name) => madeId(ids.get(folded(name)))) }
}

/** Locks the rows by id, so that nothing new comes to refer to them. */
export async function lockTechnologies(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: technologies.id })
    .from(technologies)
    .where(isAnyOf(technologies.id, ids))
    .orderBy(asc(technologies.id))
    .for('update')
}

const users = [profileTechnologies, projectTechnologies, candidateTechnologies]

/** Deletes those that have the version of their making, and that no person, project or candidate has. */
export const deleteUnusedTechnologies = (tx: Tx, written: readonly WrittenRow[]) =>
  tx
    .delete(technologies)
    .where(
      and(
        or(
          ...written.map(({ object_id, object_version }) =>
            and(eq(technologies.id, object_id), eq(technologies.version, object_version)),
          ),
        ),
        ...users.map(
          (table) => sql`not exists (select from ${table} where ${eq(table.technology_id, technologies.id)})`,
        ),
      ),
    )
    .returning(shown)
