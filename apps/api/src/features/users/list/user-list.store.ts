import type { UserQuery } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import { and, asc, count, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { containsWords } from '../../../db/reads/containing.ts'
import { isCurrentOn } from '../../../db/reads/contract-days.ts'
import { employmentsOf } from '../../../db/reads/employment.ts'
import { isOfManagerLevel } from '../../../db/reads/role-ranks.ts'
import { hasSecondFactor, shownSignIn } from '../../../db/reads/second-factors.ts'
import { ignoringCase, sortedBy } from '../../../db/reads/sorted-by.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { jobStatuses } from '../../../db/schema/job-statuses.ts'
import { profiles, profileTechnologies } from '../../../db/schema/people/profiles.ts'
import { shownOfUser, users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { accountLinks } from '../../../db/schema/sign-in/account-links.ts'
import { technologies } from '../../../db/schema/technologies.ts'
import type { Slice } from '../../../use-case/paging.ts'

export type UserMatch = {
  /** The day whose current contracts count. */
  date: Day
  now: Date
  /** A text that the full name contains. */
  search?: string | undefined
  active?: boolean | undefined
  user_id?: number | undefined
  project_id?: number | undefined
  job_status_id?: number | undefined
  manager_id?: number | undefined
  has_second_factor?: boolean | undefined
}

/** Summarizes the current contracts of each user. */
const workOn = (db: DbOrTx, date: Day) =>
  db
    .select({
      user_id: contracts.user_id,
      onBench: sql<boolean>`bool_or(${projects.is_bench})`.as('on_bench'),
      elsewhere: sql<boolean>`bool_or(not ${projects.is_bench})`.as('elsewhere'),
      outstaff: sql<boolean>`bool_or(${jobStatuses.outstaff})`.as('has_outstaff'),
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.job_status_id))
    .where(isCurrentOn(date))
    .groupBy(contracts.user_id)
    .as('work')

type Work = ReturnType<typeof workOn>

const isFree = (work: Work): SQL<boolean> =>
  sql<boolean>`(${users.active} and not ${isOfManagerLevel} and coalesce(${work.onBench} and not ${work.elsewhere}, false))`

/** The groups of docs/product-rules.md#order-of-manage-users; users without a current contract come last. */
const groupOf = (work: Work): SQL => sql`case
  when ${isFree(work)} then 1
  when ${work.elsewhere} and not ${work.outstaff} then 2
  when ${work.elsewhere} then 3
  when ${isOfManagerLevel} and ${work.onBench} then 4
  else 5 end`

function isMatch(db: DbOrTx, work: Work, match: UserMatch): SQL | undefined {
  return and(
    match.search === undefined ? undefined : containsWords(users.full_name_folded, match.search),
    match.active === undefined ? undefined : eq(users.active, match.active),
    match.user_id === undefined ? undefined : eq(users.id, match.user_id),
    match.has_second_factor === undefined ? undefined : sql`${hasSecondFactor} = ${match.has_second_factor}`,
    hasContract(db, work, match),
  )
}

/** A current contract that matches project, manager and status together. No contract has the status Free. */
function hasContract(db: DbOrTx, work: Work, match: UserMatch): SQL | undefined {
  const { date, project_id, job_status_id, manager_id } = match
  if (project_id === undefined && job_status_id === undefined && manager_id === undefined) return undefined
  const isFreeStatus = exists(
    db
      .select({ one: sql`1` })
      .from(jobStatuses)
      .where(and(eq(jobStatuses.id, job_status_id ?? 0), eq(jobStatuses.tag, 'free'))),
  )
  return exists(
    db
      .select({ one: sql`1` })
      .from(contracts)
      .innerJoin(projects, eq(projects.id, contracts.project_id))
      .where(
        and(
          eq(contracts.user_id, users.id),
          isCurrentOn(date),
          project_id === undefined ? undefined : eq(contracts.project_id, project_id),
          manager_id === undefined ? undefined : eq(projects.manager_id, manager_id),
          job_status_id === undefined
            ? undefined
            : or(eq(contracts.job_status_id, job_status_id), and(isFree(work), isFreeStatus)),
        ),
      ),
  )
}

const sortColumns = {
  id: users.id,
  full_name: ignoringCase(users.full_name),
  first_name: ignoringCase(users.first_name),
  last_name: ignoringCase(users.last_name),
  email: ignoringCase(users.email),
  role: users.role,
  active: users.active,
  status: users.status,
}

/** When the open invitation of the person ends; null without one. */
function invitedUntil(db: DbOrTx, now: Date) {
  const open = db
    .select({ ends_at: sql`max(${accountLinks.ends_at})` })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.user_id, users.id),
        eq(accountLinks.kind, 'invitation'),
        gt(accountLinks.ends_at, now),
      ),
    )
  return sql<Date | null>`(${open})`.mapWith(accountLinks.ends_at)
}

type Listed = UserMatch & Pick<UserQuery, 'sort'>

/** Lists users in the order of Manage users unless sorted. Without a slice it returns all of them. */
export function listUserRows(db: DbOrTx, match: Listed, slice: Slice | undefined) {
  const work = workOn(db, match.date)
  const usual = [groupOf(work), asc(ignoringCase(users.full_name)), asc(users.id)]
  const rows = db
    .select({
      ...shownOfUser,
      ...shownSignIn,
      free: isFree(work),
      is_invited: users.is_invited,
      invitedUntil: invitedUntil(db, match.now),
    })
    .from(users)
    .leftJoin(work, eq(work.user_id, users.id))
    .where(isMatch(db, work, match))
    .orderBy(...sortedBy({ sort: match.sort, columns: sortColumns, id: users.id, usual }))
    .$dynamic()
  return slice === undefined ? rows : rows.limit(slice.limit).offset(slice.offset)
}

export async function countUsers(db: DbOrTx, match: UserMatch): Promise<number> {
  const work = workOn(db, match.date)
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .leftJoin(work, eq(work.user_id, users.id))
    .where(isMatch(db, work, match))
  return row?.count ?? 0
}

const technologiesOfProfile = sql<string[]>`(
  select coalesce(json_agg(${technologies.name} order by ${ignoringCase(technologies.name)}), '[]')
  from ${profileTechnologies}
  join ${technologies} on ${eq(technologies.id, profileTechnologies.technology_id)}
  where ${eq(profileTechnologies.profile_id, profiles.id)})`

/** What the file of users has of their profiles. */
export const listProfilesOf = (db: DbOrTx, ids: readonly number[]) =>
  db
    .select({
      id: profiles.id,
      position: profiles.position,
      skype: profiles.skype,
      telegram: profiles.telegram,
      github: profiles.github,
      phone_number: profiles.phone_number,
      english_level: profiles.english_level,
      employments: employmentsOf(profiles.id),
      technologies: technologiesOfProfile,
    })
    .from(profiles)
    .where(isAnyOf(profiles.id, ids))

export type ListedProfile = Awaited<ReturnType<typeof listProfilesOf>>[number]
