import type { StaffProfilesQuery } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { technologyNamesOfUser } from '../../db/reads/whole-users.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { employments } from '../../db/schema/people/employments.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import type { Slice } from '../../use-case/paging.ts'
import { allResumes } from './person-resumes.store.ts'

export type StaffMatch = Pick<StaffProfilesQuery, 'sort'> & {
  /** True selects by the first work days, false by the last ones. */
  hired: boolean
  from: Day
  to: Day
  today: Day
}

const others = alias(employments, 'others')
const managers = alias(users, 'managers')

/** True for the latest employment of a person of those that begin, or end, in the period. */
function isMatch({ hired, from, to }: StaffMatch): SQL | undefined {
  const dayOf = (table: typeof employments | typeof others) => (hired ? table.first_day : table.last_day)
  return and(
    between(dayOf(employments), from, to),
    sql`not exists (select from ${employments} ${sql.identifier('others')}
      where ${others.user_id} = ${employments.user_id} and ${others.first_day} > ${employments.last_day}
        and ${between(dayOf(others), from, to)})`,
  )
}

/**
 * The day whose contracts name the managers: at most the last work day. Contracts usually end with it, so a later day
 * would have no managers.
 */
const lastWorkDayUpTo = (today: Day) => sql<Day>`least(${today}::date, ${employments.last_day})`

/** The managers of the projects of the person's contracts on that day, each once, by name. */
const managersOn = (day: SQL<Day>) => sql<{ id: number; full_name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${managers.id}, 'full_name', ${managers.full_name})
    order by ${ignoringCase(managers.full_name)}, ${managers.id}), '[]')
  from ${users} ${sql.identifier('managers')}
  where ${managers.id} in (
    select ${projects.manager_id} from ${contracts} join ${projects} on ${eq(projects.id, contracts.project_id)}
    where ${and(eq(contracts.user_id, users.id), isCurrentOn(day))}))`

const sortColumns = {
  id: profiles.id,
  full_name: ignoringCase(users.full_name),
  job_started_on: employments.first_day,
  job_ended_on: employments.last_day,
  home_address: ignoringCase(profiles.home_address),
}

/** Lists people in one statement, each once, with the employment that matches and all that belongs to them. */
export const listStaffProfileRows = (db: DbOrTx, match: StaffMatch, slice: Slice) =>
  db
    .select({
      id: profiles.id,
      user_id: users.id,
      full_name: users.full_name,
      slug: users.slug,
      job_started_on: employments.first_day,
      job_ended_on: employments.last_day,
      home_address: profiles.home_address,
      status: users.status,
      technologies: technologyNamesOfUser,
      managers: managersOn(lastWorkDayUpTo(match.today)),
      isActive: users.active,
      allResumes,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .innerJoin(employments, eq(employments.user_id, users.id))
    .where(isMatch(match))
    .orderBy(
      ...sortedBy({
        sort: match.sort,
        columns: sortColumns,
        id: profiles.id,
        usual: [asc(ignoringCase(users.full_name)), asc(users.id)],
      }),
    )
    .limit(slice.limit)
    .offset(slice.offset)

export const countStaffProfiles = (db: DbOrTx, match: StaffMatch): Promise<number> =>
  db.$count(employments, isMatch(match))
