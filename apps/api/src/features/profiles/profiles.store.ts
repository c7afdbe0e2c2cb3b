import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { nextVersion } from '../../db/schema/columns.ts'
import {
  children,
  type PersonalColumn,
  profiles,
  profileTechnologies,
  shownOfProfile,
} from '../../db/schema/people/profiles.ts'
import { users } from '../../db/schema/people/users.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'

const columns = {
  ...shownOfProfile,
  full_name: users.full_name,
  role: users.role,
  avatar_file_id: users.avatar_file_id,
  employments: employmentsOf(profiles.id),
}

const selectProfile = (db: DbOrTx, id: number) =>
  db.select(columns).from(profiles).innerJoin(users, eq(users.id, profiles.id)).where(eq(profiles.id, id))

export type ProfileRow = Awaited<ReturnType<typeof selectProfile>>[number]

export async function findProfileRow(db: DbOrTx, id: number): Promise<ProfileRow | undefined> {
  const [row] = await selectProfile(db, id)
  return row
}

/** Locks the user until the commit. Every change of an account or a profile takes this lock. */
export async function lockProfileRow(tx: Tx, id: number): Promise<ProfileRow | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  return findProfileRow(tx, id)
}

/** Lists the technologies of a profile, by name. */
export function listTechnologiesOf(db: DbOrTx, profileId: number) {
  return db
    .select({ id: technologies.id, name: technologies.name })
    .from(profileTechnologies)
    .innerJoin(technologies, eq(technologies.id, profileTechnologies.technology_id))
    .where(eq(profileTechnologies.profile_id, profileId))
    .orderBy(asc(sql`lower(${technologies.name})`))
}

/** Lists the children of a profile in the order in which they were added. */
export function listChildrenOf(db: DbOrTx, profileId: number) {
  return db
    .select({ id: children.id, name: children.name, date_of_birth: children.date_of_birth })
    .from(children)
    .where(eq(children.profile_id, profileId))
    .orderBy(asc(children.id))
}

/**
 * The columns of Personal Info: undefined leaves a field as it is, null empties it. General Info, the other columns, is
 * written with the account.
 */
type PersonalInfo = ChangesOf<Pick<Values<typeof profiles>, PersonalColumn>>

type Profile = Authorized<ProfileRow, 'update'>

/** Writes what is given. The children belong to the profile, so the caller calls this for changed children too. */
export async function updatePersonalInfo(tx: Tx, profile: Profile, values: PersonalInfo): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...values, version: nextVersion })
    .where(eq(profiles.id, profile.id))
}

type NewChild = Values<typeof children, 'profile_id'>

export async function insertChildren(
  tx: Tx,
  profile: Profile,
  newChildren: readonly NewChild[],
): Promise<void> {
  if (newChildren.length === 0) return
  await tx.insert(children).values(newChildren.map((child) => ({ ...child, profile_id: profile.id })))
}

type ChildChange = ChangesOf<NewChild> & { id: number }

export async function updateChild(tx: Tx, profile: Profile, { id, ...values }: ChildChange): Promise<void> {
  if (!writesAnything(values)) return
  await tx
    .update(children)
    .set(values)
    .where(and(eq(children.id, id), eq(children.profile_id, profile.id)))
}

export async function deleteChildren(tx: Tx, profile: Profile, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(children).where(and(inArray(children.id, [...ids]), eq(children.profile_id, profile.id)))
}
