import type { AvailableContract } from '@portal/contract/available-contracts'
import type { User } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isAvailableOn } from '../../db/reads/contract-days.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { userColumns } from './users.store.ts'

const managers = alias(users, 'managers')

/** In the same order as `listSubRolesOf`. */
const subRolesOfUser = sql`(
  select coalesce(json_agg(json_build_object('id', ${subRoles.id}, 'name', ${subRoles.name}, 'key', ${subRoles.key})
    order by ${subRoles.position}), '[]')
  from ${userSubRoles} join ${subRoles} on ${eq(subRoles.id, userSubRoles.subRoleId)}
  where ${eq(userSubRoles.userId, users.id)})`

/** In the same order and fields as `listAvailableContracts`; an inactive person has none. */
const contractsOfUser = (date: Parameters<typeof isAvailableOn>[0]) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${contracts.id}, 'project_id', ${contracts.projectId}, 'project', ${projects.name},
    'job_status_id', ${contracts.jobStatusId}, 'job_status', ${jobStatuses.name}, 'tag', ${jobStatuses.tag},
    'manager_id', ${projects.managerId}, 'manager', ${managers.fullName}
  ) order by lower(${projects.name}), ${contracts.id}), '[]')
  from ${contracts}
  join ${projects} on ${eq(projects.id, contracts.projectId)}
  join ${jobStatuses} on ${eq(jobStatuses.id, contracts.jobStatusId)}
  left join ${users} ${sql.identifier('managers')} on ${eq(managers.id, projects.managerId)}
  where ${and(eq(contracts.userId, users.id), isAvailableOn(date))})`

const wholeUser = prepared('whole_user', (db, given: Given<{ id: number; date: Day }>) =>
  db
    .select({
      ...userColumns,
      subRoles: sql<User['sub_roles']>`${subRolesOfUser}`,
      contracts: sql<AvailableContract[]>`${contractsOfUser(given('date'))}`,
    })
    .from(users)
    .where(eq(users.id, given('id'))),
)

/** One user with sub-roles and the contracts current on the day, in one statement. */
export async function findWholeUser(db: DbOrTx, query: { id: number; date: Day }) {
  const [row] = await wholeUser(db, query)
  return row
}
