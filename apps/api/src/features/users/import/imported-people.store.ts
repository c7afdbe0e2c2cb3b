import type { Day } from '@portal/domain/days'
import type { SubRoleKey } from '@portal/domain/roles'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { isOfAdminLevel } from '../../../db/reads/role-ranks.ts'
import { employments } from '../../../db/schema/people/employments.ts'
import { profiles, profileTechnologies } from '../../../db/schema/people/profiles.ts'
import { subRoles } from '../../../db/schema/people/sub-roles.ts'
import { users } from '../../../db/schema/people/users.ts'
import { toldColumns } from '../told-user.store.ts'

type StoredEmployment = { id: number; first_day: Day | null; last_day: Day | null }

const columns = {
  ...toldColumns,
  profile_version: profiles.version,
  technology_ids: sql<number[]>`(
    select coalesce(json_agg(${profileTechnologies.technology_id}), '[]')
    from ${profileTechnologies} where ${eq(profileTechnologies.profile_id, users.id)})`,
  /** The latest first. */
  employment_rows: sql<StoredEmployment[]>`(
    select coalesce(json_agg(json_build_object('id', ${employments.id},
      'first_day', ${employments.first_day}, 'last_day', ${employments.last_day})
      order by ${employments.first_day} desc nulls last), '[]')
    from ${employments} where ${eq(employments.user_id, users.id)})`,
}

const selectPeople = (db: DbOrTx) =>
  db.select(columns).from(users).innerJoin(profiles, eq(profiles.id, users.id))

export type StoredPerson = Awaited<ReturnType<typeof selectPeople>>[number]

/**
 * Rises with each change of the account or the profile: both versions only rise, so that their sum tells whether either
 * did.
 */
export const wholeVersion = ({ version, profile_version }: StoredPerson): number => version + profile_version

const hasEmail = (emails: readonly string[]): SQL =>
  sql`lower(${users.email}) = any(${sql.param([...emails])}::text[])`

/** People with these folded e-mails; with `lock` they and all active admins stay as they are until the commit. */
export async function listPeopleByEmail(
  db: DbOrTx,
  emails: readonly string[],
  lock: boolean,
): Promise<StoredPerson[]> {
  if (lock) {
    await db
      .select({ id: users.id })
      .from(users)
      .where(or(hasEmail(emails), and(isOfAdminLevel, users.active)))
      .orderBy(asc(users.id))
      .for('no key update')
  }
  return selectPeople(db).where(hasEmail(emails)).orderBy(asc(users.id))
}

export const listPeople = (db: DbOrTx, ids: readonly number[]): Promise<StoredPerson[]> =>
  selectPeople(db).where(isAnyOf(users.id, ids)).orderBy(asc(users.id))

/** These people; they and all active admins stay as they are until the commit, and may be deleted. */
export async function lockPeopleAndAdmins(tx: Tx, ids: readonly number[]): Promise<StoredPerson[]> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(isAnyOf(users.id, ids), and(isOfAdminLevel, users.active)))
    .orderBy(asc(users.id))
    .for('update')
  return listPeople(tx, ids)
}

export async function listActiveAdmins(db: DbOrTx): Promise<Set<number>> {
  const rows = await db.select({ id: users.id }).from(users).where(and(isOfAdminLevel, users.active))
  return new Set(rows.map(({ id }) => id))
}

export async function listSubRoleIds(db: DbOrTx): Promise<Map<SubRoleKey, number>> {
  const rows = await db.select({ key: subRoles.key, id: subRoles.id }).from(subRoles)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
