import type { Day } from '@portal/domain/days'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { employments } from '../../../db/schema/people/employments.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { UserRow } from '../users.store.ts'

type User = Authorized<UserRow, 'update'>
type Days = { first_day: Day | null; last_day: Day | null }
export type EmploymentRow = Days & { id: number }

/** Lists the employments of a locked user, the latest first. */
export const listEmployments = (tx: Tx, { id }: User): Promise<EmploymentRow[]> =>
  tx
    .select({ id: employments.id, first_day: employments.first_day, last_day: employments.last_day })
    .from(employments)
    .where(eq(employments.user_id, id))
    .orderBy(sql`${employments.first_day} desc nulls last`)

/** Writes the days of an employment, a new one without a row. An employment of which no day is known has none. */
export async function writeEmployment(
  tx: Tx,
  user: User,
  row: EmploymentRow | undefined,
  days: Days,
): Promise<void> {
  if (days.first_day === null && days.last_day === null) {
    if (row !== undefined) await tx.delete(employments).where(eq(employments.id, row.id))
  } else if (row === undefined) await tx.insert(employments).values({ user_id: user.id, ...days })
  else await tx.update(employments).set(days).where(eq(employments.id, row.id))
}
