import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { candidates, significateChanges } from '../../../db/schema/candidates.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { imports } from '../../../db/schema/imports.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { inventories } from '../../../db/schema/people/inventories.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'
import { accessTokens } from '../../../db/schema/sign-in/access-tokens.ts'
import { knownAddresses } from '../../../db/schema/sign-in/known-addresses.ts'
import { sessions } from '../../../db/schema/sign-in/sessions.ts'
import { oidcAccounts } from '../../../db/schema/sign-in/single-sign-on.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { StoredPerson } from './imported-people.store.ts'

/** What shows that a person has begun to work with the portal, and all rows that keep a person from being deleted. */
const references: readonly PgColumn[] = [
  records.user_id,
  leaveRequests.user_id,
  leaveRequests.decided_by_id,
  projects.manager_id,
  candidates.user_id,
  significateChanges.changed_by_id,
  resumes.user_id,
  inventories.profile_id,
  imports.user_id,
  sessions.user_id,
  knownAddresses.user_id,
  accessTokens.user_id,
  oidcAccounts.user_id,
]

/** Those of the people to whom other rows refer, but for the Bench contract that was made with them. */
export async function listUsedPeople(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const uses = references.map(
    (column) => sql`select ${column} as id from ${column.table} where ${isAnyOf(column, ids)}`,
  )
  const statement = sql.join([...uses, sql`(${otherContracts(ids)})`], sql` union `)
  const { rows } = await tx.execute<{ id: number }>(statement)
  return new Set(rows.map(({ id }) => id))
}

/** Rows that one transaction makes have the same moment. */
const isMadeWithPerson = and(eq(contracts.created_at, users.created_at), eq(contracts.version, 1))

const otherContracts = (ids: readonly number[]): SQL => sql`
  select ${contracts.user_id} as id from ${contracts} join ${users} on ${eq(users.id, contracts.user_id)}
  where ${isAnyOf(contracts.user_id, ids)} and not (${isMadeWithPerson})
  union select ${contracts.admin_id} from ${contracts} where ${isAnyOf(contracts.admin_id, ids)}`

/** Deletes people to whom nothing refers, with their profiles, sub-roles, links, mails and Bench contracts. */
export async function deletePeople(
  tx: Tx,
  people: readonly Authorized<StoredPerson, 'update'>[],
): Promise<void> {
  const ids = people.map(({ id }) => id)
  await tx.delete(contracts).where(isAnyOf(contracts.user_id, ids))
  await tx.delete(users).where(isAnyOf(users.id, ids))
}
