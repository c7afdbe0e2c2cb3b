import { and, asc, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { isOfAdminLevel } from '../../../db/reads/role-ranks.ts'
import { users } from '../../../db/schema/people/users.ts'

export function listOtherAdmins(tx: Tx, userId: number) {
  return tx
    .select({ id: users.id, first_name: users.first_name, full_name: users.full_name, email: users.email })
    .from(users)
    .where(and(isOfAdminLevel, users.active, ne(users.id, userId)))
    .orderBy(asc(users.id))
}
