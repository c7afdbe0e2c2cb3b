import type { Day } from '@portal/domain/days'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isOpenOn } from '../../../db/reads/contract-days.ts'
import { nextVersion } from '../../../db/schema/columns.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { type PersonalColumn, profiles, profileTechnologies } from '../../../db/schema/people/profiles.ts'
import { userSubRoles } from '../../../db/schema/people/sub-roles.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { type ChangesOf, type Values, writesAnything } from '../../../db/values.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { UserRow } from '../users.store.ts'

/**
 * The columns of an account without the password, which another statement sets, and without the full names, which are made
 * of the other two.
 */
type AccountValues = ChangesOf<Values<typeof users, 'full_name' | 'full_name_folded' | 'password_hash'>>

/** Writes what is given. Roles and General Info belong to the user, so the caller calls this for their changes too. */
export async function updateAccount(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  values: AccountValues,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, version: nextVersion })
    .where(eq(users.id, user.id))
}

export async function listSubRoleIdsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: userSubRoles.sub_role_id })
    .from(userSubRoles)
    .where(eq(userSubRoles.user_id, userId))
  return rows.map((row) => row.id)
}

export async function replaceSubRoles(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  subRoleIds: readonly number[],
): Promise<void> {
  await tx.delete(userSubRoles).where(eq(userSubRoles.user_id, user.id))
  await tx.insert(userSubRoles).values(subRoleIds.map((sub_role_id) => ({ user_id: user.id, sub_role_id })))
}

/**
 * The columns of General Info: undefined leaves a field as it is, null empties it. Personal Info is written by
 * `updatePersonalInfo`.
 */
type GeneralInfo = ChangesOf<Omit<Values<typeof profiles>, PersonalColumn>>

type Belongings = { technologyIds: readonly number[] | undefined; isEmploymentChanged: boolean }

/** Writes what is given. Technologies and employments belong to the profile, so they raise its version too. */
export async function updateGeneralInfoRow(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  values: GeneralInfo,
  { technologyIds, isEmploymentChanged }: Belongings,
): Promise<void> {
  if (!isEmploymentChanged && !writesAnything({ ...values, technologyIds })) return
  await tx
    .update(profiles)
    .set({ ...values, version: nextVersion })
    .where(eq(profiles.id, user.id))
  if (technologyIds !== undefined) await replaceTechnologies(tx, user, technologyIds)
}

async function replaceTechnologies(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  technologyIds: readonly number[],
): Promise<void> {
  const isOfUser = eq(profileTechnologies.profile_id, user.id)
  await tx
    .delete(profileTechnologies)
    .where(and(isOfUser, notInArray(profileTechnologies.technology_id, [...technologyIds])))
  if (technologyIds.length === 0) return
  await tx
    .insert(profileTechnologies)
    .values(technologyIds.map((technology_id) => ({ profile_id: user.id, technology_id })))
    .onConflictDoNothing()
}

/** Lists contracts that have not ended by the day, future ones included, oldest first. */
export function listOpenContracts(db: DbOrTx, userId: number, today: Day) {
  return db
    .select({
      id: contracts.id,
      project_id: contracts.project_id,
      project: projects.name,
      start_date: contracts.start_date,
      end_date: contracts.end_date,
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .where(and(eq(contracts.user_id, userId), isOpenOn(today)))
    .orderBy(asc(contracts.start_date), asc(contracts.id))
}
