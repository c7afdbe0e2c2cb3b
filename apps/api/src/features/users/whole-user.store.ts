import type { Day } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { wholeUserColumns } from '../../db/reads/whole-users.ts'
import { users } from '../../db/schema/people/users.ts'

const wholeUser = prepared('whole_user', (db, given: Given<{ id: number; date: Day }>) =>
  db
    .select(wholeUserColumns(given('date')))
    .from(users)
    .where(eq(users.id, given('id'))),
)

/** Finds one user with sub-roles and the contracts current on the day, in one statement. */
export async function findWholeUser(db: DbOrTx, query: { id: number; date: Day }) {
  const [row] = await wholeUser(db, query)
  return row
}
