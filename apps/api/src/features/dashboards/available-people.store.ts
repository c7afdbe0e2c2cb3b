import type { AvailableQuery } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import { defaultAvailability } from '@portal/domain/people/job-statuses'
import { languageLevels } from '@portal/domain/people/profiles'
import { and, asc, desc, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { containsWords } from '../../db/reads/containing.ts'
import { isLatestOf, isStillThereOn } from '../../db/reads/employment.ts'
import { freeFrom } from '../../db/reads/free-from.ts'
import { isOfManagerLevel } from '../../db/reads/role-ranks.ts'
import { ignoringCase, placeIn, sortedBy } from '../../db/reads/sorted-by.ts'
import { technologyNamesOfUser, wholeUserColumns } from '../../db/reads/whole-users.ts'
import { employments } from '../../db/schema/people/employments.ts'
import { profiles, profileTechnologies } from '../../db/schema/people/profiles.ts'
import { userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Slice } from '../../use-case/paging.ts'
import { allResumes, lastChangedResume } from './person-resumes.store.ts'

export type AvailableMatch = Omit<AvailableQuery, 'page' | 'limit'> & { today: Day }

const hasSubRole = (db: DbOrTx, id: number): SQL =>
  exists(
    db
      .select({ id: userSubRoles.sub_role_id })
      .from(userSubRoles)
      .where(and(eq(userSubRoles.user_id, users.id), eq(userSubRoles.sub_role_id, id))),
  )

const hasTechnology = (db: DbOrTx, id: number): SQL =>
  exists(
    db
      .select({ id: profileTechnologies.technology_id })
      .from(profileTechnologies)
      .where(and(eq(profileTechnologies.profile_id, users.id), eq(profileTechnologies.technology_id, id))),
  )

const isFreeOn = (today: Day): SQL => sql`coalesce(${freeFrom(today)} <= ${today}, false)`

function isAvailable(db: DbOrTx, match: AvailableMatch): SQL | undefined {
  const { sub_role, technology_id, search, status, free_now, english_level, today } = match
  return and(
    users.active,
    not(isOfManagerLevel),
    isStillThereOn(today),
    sub_role === undefined ? undefined : hasSubRole(db, sub_role),
    technology_id === undefined ? undefined : hasTechnology(db, technology_id),
    search === undefined ? undefined : containsWords(users.full_name_folded, search),
    status === undefined ? undefined : eq(users.status, status),
    free_now === undefined ? undefined : eq(isFreeOn(today), free_now),
    english_level === undefined ? undefined : inArray(profiles.english_level, english_level),
  )
}

const sortColumns = (today: Day) => ({
  id: users.id,
  full_name: ignoringCase(users.full_name),
  experience: sql`${today}::date - ${employments.first_day}`,
  status: users.status,
  english_level: placeIn(languageLevels, profiles.english_level),
  free_from: freeFrom(today),
  job_started_on: employments.first_day,
})

const orderOf = ({ sort, today }: AvailableMatch) =>
  sortedBy({
    sort,
    columns: sortColumns(today),
    id: users.id,
    usual: [desc(eq(users.status, defaultAvailability)), asc(ignoringCase(users.full_name)), asc(users.id)],
  })

/** Lists a page of people in one statement, which reads what belongs to them for that page alone. */
export function listAvailableRows(db: DbOrTx, match: AvailableMatch, slice: Slice) {
  const idsOfPage = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(employments, isLatestOf(users.id))
    .where(isAvailable(db, match))
    .orderBy(...orderOf(match))
    .limit(slice.limit)
    .offset(slice.offset)
  return db
    .select({
      ...wholeUserColumns(match.today),
      job_started_on: employments.first_day,
      technologies: technologyNamesOfUser,
      english_level: profiles.english_level,
      free_from: freeFrom(match.today),
      resume: lastChangedResume,
      allResumes,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(employments, isLatestOf(users.id))
    .where(inArray(users.id, idsOfPage))
    .orderBy(...orderOf(match))
}

export type AvailableRow = Awaited<ReturnType<typeof listAvailableRows>>[number]

export async function countAvailablePeople(db: DbOrTx, match: AvailableMatch): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(employments, isLatestOf(users.id))
    .where(isAvailable(db, match))
  return row?.count ?? 0
}
