import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { and, asc, eq, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { avatarColumn } from '../../db/reads/avatar-url.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { isNamed } from '../../db/reads/names.ts'
import { isOfAdminLevel, isOfManagerLevel } from '../../db/reads/role-ranks.ts'
import { shownSignIn } from '../../db/reads/second-factors.ts'
import { wholeUserColumns } from '../../db/reads/whole-users.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { calendarFeeds } from '../../db/schema/people/calendar-feeds.ts'
import { formerSlugs } from '../../db/schema/people/former-slugs.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { shownOfUser, users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { oidcAccounts } from '../../db/schema/sign-in/single-sign-on.ts'
import type { Authorized } from '../../use-case/authorized.ts'

export type UserRef = { id: number } | { slug: string }

/** True for the person whose slug it is, or was where nobody has it. Slugs are written in small letters. */
function hasSlug(slug: string): SQL {
  const small = slug.toLowerCase()
  return sql`${users.id} = coalesce(
    (select owner.id from ${users} owner where owner.slug = ${small}),
    (select former.user_id from ${formerSlugs} former where former.slug = ${small}))`
}

const isUser = (ref: UserRef): SQL => ('id' in ref ? eq(users.id, ref.id) : hasSlug(ref.slug))

const selectUser = (db: DbOrTx, ref: UserRef) =>
  db
    .select({ ...shownOfUser, ...shownSignIn })
    .from(users)
    .where(isUser(ref))

export type UserRow = Awaited<ReturnType<typeof selectUser>>[number]

export async function findUserRow(db: DbOrTx, ref: UserRef): Promise<UserRow | undefined> {
  const [row] = await selectUser(db, ref)
  return row
}

const wholeUser = prepared('whole_user', (db, given: Given<{ id: number; date: Day }>) =>
  db
    .select(wholeUserColumns(given('date')))
    .from(users)
    .where(eq(users.id, given('id'))),
)

/** Finds one user with sub-roles and the contracts current on the day, in one statement. */
export async function findWholeUser(db: DbOrTx, query: { id: number; date: Day }) {
  const [row] = await wholeUser(db, query)
  return row
}

/** Locks the user until the commit, against records, contracts and other changes of the user. */
export async function lockUserRow(tx: Tx, id: number) {
  const [row] = await tx
    .select({ ...shownOfUser, ...shownSignIn, is_invited: users.is_invited })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return row
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUserRow>>>

/** Locks the user and all active admins, in the order of their ids; answers the admins. */
export async function lockUserAndAdmins(tx: Tx, user_id: number): Promise<number[]> {
  const isActiveAdmin = sql<boolean>`${isOfAdminLevel} and ${users.active}`
  const rows = await tx
    .select({ id: users.id, isActiveAdmin })
    .from(users)
    .where(or(eq(users.id, user_id), isActiveAdmin))
    .orderBy(asc(users.id))
    .for('no key update')
  return rows.filter((row) => row.isActiveAdmin).map((row) => row.id)
}

/** Lists the sub-roles of these users in the order of the domain's list. */
export const listSubRolesOf = prepared('sub_roles_of', (db, given: Given<{ userIds: readonly number[] }>) =>
  db
    .select({ user_id: userSubRoles.user_id, id: subRoles.id, name: subRoles.name, key: subRoles.key })
    .from(userSubRoles)
    .innerJoin(subRoles, eq(subRoles.id, userSubRoles.sub_role_id))
    .where(isAnyOf(userSubRoles.user_id, given('userIds')))
    .orderBy(asc(subRoles.position)),
)

type NamesMatch = NamesQuery & { active?: boolean | undefined; manager_level?: boolean | undefined }

/** Lists users for selects and portraits, by name. */
export function listUserNames(db: DbOrTx, { active, manager_level, ...query }: NamesMatch) {
  const rows = db
    .select({
      id: users.id,
      full_name: users.full_name,
      email: users.email,
      active: users.active,
      role: users.role,
      avatar: avatarColumn(users),
    })
    .from(users)
    .where(
      and(
        active === undefined ? undefined : eq(users.active, active),
        manager_level === undefined ? undefined : manager_level ? isOfManagerLevel : not(isOfManagerLevel),
        isNamed({ id: users.id, name: users.full_name_folded }, query),
      ),
    )
    .orderBy(asc(sql`lower(${users.full_name})`), asc(users.id))
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

/** Lists each project of the user once, by name. */
export function listProjectsOfUser(
  db: DbOrTx,
  { user_id, date }: { user_id: number; date: Day | undefined },
) {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .where(and(eq(contracts.user_id, user_id), date === undefined ? undefined : isCurrentOn(date)))
    .groupBy(projects.id)
    .orderBy(asc(sql`lower(${projects.name})`), asc(projects.id))
}

export async function setPasswordHash(
  db: DbOrTx,
  user: Authorized<UserRow, 'change_password'>,
  password_hash: string,
): Promise<void> {
  await db.update(users).set({ password_hash, is_invited: false }).where(eq(users.id, user.id))
}

export async function endOtherSessions(
  db: DbOrTx,
  { user_id, exceptSessionId }: { user_id: number; exceptSessionId: number },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user_id, user_id), ne(sessions.id, exceptSessionId)))
}

export async function replaceSessionToken(db: DbOrTx, sessionId: number, token_hash: string): Promise<void> {
  await db.update(sessions).set({ token_hash }).where(eq(sessions.id, sessionId))
}

export async function endSessions(db: DbOrTx, user_id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.user_id, user_id))
}

export async function endCalendarFeed(db: DbOrTx, user_id: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, user_id))
}

export async function deleteOidcLink(tx: Tx, user: Authorized<UserRow, 'unlink'>): Promise<void> {
  await tx.delete(oidcAccounts).where(eq(oidcAccounts.user_id, user.id))
}
