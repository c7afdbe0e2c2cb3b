import { and, asc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { isOfAdminLevel } from '../../../db/reads/role-ranks.ts'
import { users } from '../../../db/schema/people/users.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'

/** Switches a webhook off that has failed since then or longer; undefined where it has not, or is off already. */
export async function switchOffRow(tx: Tx, id: number, since: Date) {
  const [row] = await tx
    .update(webhooks)
    .set({ active: false })
    .where(and(eq(webhooks.id, id), webhooks.active, lte(webhooks.failing_since, since)))
    .returning()
  return row
}

export const listAdmins = (tx: Tx) =>
  tx
    .select({ id: users.id, first_name: users.first_name, full_name: users.full_name, email: users.email })
    .from(users)
    .where(and(isOfAdminLevel, users.active))
    .orderBy(asc(users.id))
