import type { AvailablePerson, AvailableQuery } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import { and, asc, desc, eq, exists, gte, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isOfManagerLevel } from '../../db/reads/role-ranks.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { technologyNamesOfUser, wholeUserColumns } from '../../db/reads/whole-users.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'
import type { Slice } from '../../paging.ts'

export type AvailableMatch = Pick<AvailableQuery, 'sub_role' | 'sort'> & { today: Day }

/** The opposite of `hasLeftBefore` of @portal/domain/people/work-days in SQL. */
const isStillThereOn = (day: Day): SQL | undefined =>
  or(isNull(profiles.jobEndedOn), gte(profiles.jobEndedOn, day))

const isAvailable = (db: DbOrTx, { sub_role, today }: AvailableMatch): SQL | undefined =>
  and(
    users.active,
    not(isOfManagerLevel),
    isStillThereOn(today),
    sub_role === undefined
      ? undefined
      : exists(
          db
            .select({ id: userSubRoles.subRoleId })
            .from(userSubRoles)
            .where(and(eq(userSubRoles.userId, users.id), eq(userSubRoles.subRoleId, sub_role))),
        ),
  )

const lastChangedResume = sql<AvailablePerson['resume']>`(
  select json_build_object('id', ${resumes.id}, 'slug', ${resumes.slug})
  from ${resumes}
  where ${eq(resumes.userId, users.id)} and ${resumes.name} <> '' and ${resumes.role} <> ''
  order by ${desc(resumes.updatedAt)}, ${desc(resumes.id)} limit 1)`

const sortColumns = {
  id: users.id,
  full_name: ignoringCase(users.fullName),
  status: users.status,
  job_started_on: profiles.jobStartedOn,
}

const orderOf = ({ sort }: AvailableMatch) =>
  sortedBy({
    sort,
    columns: sortColumns,
    id: users.id,
    usual: [asc(ignoringCase(users.fullName)), asc(users.id)],
  })

/** Lists a page of people in one statement, which reads what belongs to them for that page alone. */
export function listAvailableRows(db: DbOrTx, match: AvailableMatch, slice: Slice) {
  const idsOfPage = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isAvailable(db, match))
    .orderBy(...orderOf(match))
    .limit(slice.limit)
    .offset(slice.offset)
  return db
    .select({
      ...wholeUserColumns(match.today),
      jobStartedOn: profiles.jobStartedOn,
      technologies: technologyNamesOfUser,
      resume: lastChangedResume,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, idsOfPage))
    .orderBy(...orderOf(match))
}

export type AvailableRow = Awaited<ReturnType<typeof listAvailableRows>>[number]

export async function countAvailablePeople(db: DbOrTx, match: AvailableMatch): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isAvailable(db, match))
  return row?.count ?? 0
}
