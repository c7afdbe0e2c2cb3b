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
import type { Slice } from '../../paging.ts'
import { allResumes, lastChangedResume } from './person-resumes.store.ts'

export type AvailableMatch = Omit<AvailableQuery, 'page' | 'limit'> & { today: Day }

const hasSubRole = (db: DbOrTx, id: number): SQL =>
  exists(
    db
      .select({ id: userSubRoles.subRoleId })
      .from(userSubRoles)
      .where(and(eq(userSubRoles.userId, users.id), eq(userSubRoles.subRoleId, id))),
  )

const hasTechnology = (db: DbOrTx, id: number): SQL =>
  exists(
    db
      .select({ id: profileTechnologies.technologyId })
      .from(profileTechnologies)
      .where(and(eq(profileTechnologies.profileId, users.id), eq(profileTechnologies.technologyId, id))),
  )

function isAvailable(db: DbOrTx, match: AvailableMatch): SQL | undefined {
  const { sub_role, technology_id, search, status, english_level, today } = match
  return and(
    users.active,
    not(isOfManagerLevel),
    isStillThereOn(today),
    sub_role === undefined ? undefined : hasSubRole(db, sub_role),
    technology_id === undefined ? undefined : hasTechnology(db, technology_id),
    search === undefined ? undefined : containsWords(users.fullNameFolded, search),
    status === undefined ? undefined : eq(users.status, status),
    english_level === undefined ? undefined : inArray(profiles.englishLevel, english_level),
  )
}

const sortColumns = (today: Day) => ({
  id: users.id,
  full_name: ignoringCase(users.fullName),
  experience: sql`${today}::date - ${employments.firstDay}`,
  status: users.status,
  english_level: placeIn(languageLevels, profiles.englishLevel),
  free_from: freeFrom(today),
  job_started_on: employments.firstDay,
})

const orderOf = ({ sort, today }: AvailableMatch) =>
  sortedBy({
    sort,
    columns: sortColumns(today),
    id: users.id,
    usual: [desc(eq(users.status, defaultAvailability)), asc(ignoringCase(users.fullName)), asc(users.id)],
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
      jobStartedOn: employments.firstDay,
      technologies: technologyNamesOfUser,
      englishLevel: profiles.englishLevel,
      freeFrom: freeFrom(match.today),
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
