import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import { onlyRow } from '../only-row.ts'
import { secrets } from '../schema/sign-in/secrets.ts'

/** Eight hexadecimal digits that tell this portal from others, for instance in the names of its backups. */
export async function readPortalId(db: DbOrTx): Promise<string> {
  const rows = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, 'portal'))
  return createHash('sha256').update(onlyRow(rows).value).digest('hex').slice(0, 8)
}
