import type { Day } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { profiles } from '../../../db/schema/people/profiles.ts'

/** Lists the last days of the person's contracts, each once. */
export const listContractEnds = (db: DbOrTx, userId: number): Promise<{ endDate: Day | null }[]> =>
  db.selectDistinct({ endDate: contracts.endDate }).from(contracts).where(eq(contracts.userId, userId))

export async function getLastWorkDay(db: DbOrTx, userId: number): Promise<Day | null> {
  const rows = await db
    .select({ jobEndedOn: profiles.jobEndedOn })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return onlyRow(rows).jobEndedOn
}
