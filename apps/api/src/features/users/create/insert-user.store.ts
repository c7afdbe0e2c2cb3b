import type { Day } from '@portal/domain/days'
import { type GeneralRole, highestRole, type SubRoleKey } from '@portal/domain/roles'
import { eq, inArray } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { insertRows } from '../../../db/many-rows.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { jobStatuses } from '../../../db/schema/job-statuses.ts'
import { profiles } from '../../../db/schema/people/profiles.ts'
import { subRoles, userSubRoles } from '../../../db/schema/people/sub-roles.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import type { Values } from '../../../db/values.ts'
import { takeSlug } from '../slugs.store.ts'

export type NewUser = {
  email: string
  first_name: string
  last_name: string
  password_hash: string
  is_invited?: boolean
  subRoleIds: readonly number[]
  role: GeneralRole
  today: Day
  /** The actor, recorded on the Bench contract; undefined where nobody acts: the contract names the person themselves. */
  admin_id: number | undefined
  avatar_file_id: number | null
}

/** A new account is active with the default availability. */
type AccountValues = Values<typeof users, 'full_name' | 'full_name_folded' | 'active' | 'status'>

/** What is known of a person before the profile is filled in. */
type FirstProfile = Partial<Values<typeof profiles>>

/** Inserts a user with sub-roles, a profile and a Bench contract from today. */
export async function insertUser(tx: Tx, user: NewUser, profile: FirstProfile = {}): Promise<number> {
  const { subRoleIds, today, admin_id, ...account } = user
  const { first_name, last_name, is_invited = false } = account
  const slug = await takeSlug(tx, `${first_name} ${last_name}`)
  const values: AccountValues = {
    ...account,
    first_name_folded: first_name,
    last_name_folded: last_name,
    is_invited,
    slug,
  }
  const row = onlyRow(await tx.insert(users).values(values).returning({ id: users.id }))
  await tx.insert(userSubRoles).values(subRoleIds.map((sub_role_id) => ({ user_id: row.id, sub_role_id })))
  await tx.insert(profiles).values({ id: row.id, ...profile })
  await insertBenchContract(tx, {
    user_id: row.id,
    admin_id: admin_id ?? row.id,
    start_date: today,
  })
  return row.id
}

type BenchContract = { user_id: number; admin_id: number; start_date: Day; end_date?: Day | null }

export const insertBenchContract = (tx: Tx, contract: BenchContract): Promise<void> =>
  insertBenchContracts(tx, [contract])

/** Inserts contracts on Bench, with the status Bench. */
export async function insertBenchContracts(tx: Tx, made: readonly BenchContract[]): Promise<void> {
  const place = await tx
    .select({ project_id: projects.id, job_status_id: jobStatuses.id })
    .from(projects)
    .innerJoin(jobStatuses, eq(jobStatuses.tag, 'bench'))
    .where(eq(projects.is_bench, true))
  const bench = onlyRow(place)
  const rows = made.map(({ end_date = null, ...contract }) => ({ ...contract, end_date, ...bench }))
  await insertRows(tx, contracts, rows)
}

/** The general role that these sub-roles confer; undefined when one of them does not exist. */
export async function roleConferredBy(
  tx: DbOrTx,
  subRoleIds: readonly number[],
): Promise<GeneralRole | undefined> {
  const ids = [...new Set(subRoleIds)]
  const rows = await tx.select({ role: subRoles.role }).from(subRoles).where(inArray(subRoles.id, ids))
  return rows.length === ids.length && ids.length > 0 ? highestRole(rows.map((row) => row.role)) : undefined
}

export async function findSubRoleId(tx: Tx, key: SubRoleKey): Promise<number> {
  const [row] = await tx.select({ id: subRoles.id }).from(subRoles).where(eq(subRoles.key, key))
  if (row === undefined) throw new Error(`The sub-role ${key} is missing`)
  return row.id
}
