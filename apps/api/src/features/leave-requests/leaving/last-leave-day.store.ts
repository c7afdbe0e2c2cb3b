import type { Day } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { isLatestOf } from '../../../db/reads/employment.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { employments } from '../../../db/schema/people/employments.ts'
import { users } from '../../../db/schema/people/users.ts'

/** Lists the last days of the person's contracts, each once. */
export const listContractEnds = (db: DbOrTx, userId: number): Promise<{ end_date: Day | null }[]> =>
  db.selectDistinct({ end_date: contracts.end_date }).from(contracts).where(eq(contracts.user_id, userId))

export async function findLastWorkDay(db: DbOrTx, userId: number): Promise<Day | null> {
  const [row] = await db
    .select({ last_day: employments.last_day })
    .from(users)
    .innerJoin(employments, isLatestOf(users.id))
    .where(eq(users.id, userId))
  return row?.last_day ?? null
}
