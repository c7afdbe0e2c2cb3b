import { asc, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { candidates } from '../schema/candidates.ts'
import { contactKeys, contactKeysRule } from './contact-keys.ts'

const rowsPerBatch = 500

/**
 * Writes the keys that were made by an earlier rule anew. A batch is a transaction, so a start that is interrupted loses
 * one at most and the next start goes on. Versions and last changes stay: nobody changed the candidates.
 */
export async function fillContactKeys(db: Db): Promise<void> {
  while ((await db.transaction(fillBatch)) === rowsPerBatch);
}

/** Locks the rows, so that a contact which is saved meanwhile gets a key of its own after this one. */
async function fillBatch(tx: Tx): Promise<number> {
  const rows = await tx
    .select({
      id: candidates.id,
      email: candidates.email,
      phone: candidates.phone,
      linkedin: candidates.linkedin,
    })
    .from(candidates)
    .where(lt(candidates.keys_rule, contactKeysRule))
    .orderBy(asc(candidates.id))
    .limit(rowsPerBatch)
    .for('update')
  const made = rows.map(({ id, ...contacts }) => ({ id, ...contactKeys(contacts) }))
  if (made.length > 0)
    await tx.execute(sql`
      update ${candidates} set
        email_key = made.email, phone_keys = made.phones, linkedin_key = made.linkedin, keys_rule = ${contactKeysRule}
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as made (id integer, email text, phones text[], linkedin text)
      where candidates.id = made.id`)
  return rows.length
}
