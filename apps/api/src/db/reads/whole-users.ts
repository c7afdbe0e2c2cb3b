import type { User } from '@portal/contract/accounts/user'
import type { AvailableContract } from '@portal/contract/available-contract'
import type { Day } from '@portal/domain/days'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contracts } from '../schema/contracts.ts'
import { jobStatuses } from '../schema/job-statuses.ts'
import { profileTechnologies } from '../schema/people/profiles.ts'
import { subRoles, userSubRoles } from '../schema/people/sub-roles.ts'
import { shownOfUser, users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { technologies } from '../schema/technologies.ts'
import { avatarColumn } from './avatar-url.ts'
import { isAvailableOn } from './contract-days.ts'
import { shownSignIn } from './second-factors.ts'

const managers = alias(users, 'managers')

/** The sub-roles of a user in the order of the domain's list. */
export const subRolesOfUser: SQL<User['sub_roles']> = sql<User['sub_roles']>`(
  select coalesce(json_agg(json_build_object('id', ${subRoles.id}, 'name', ${subRoles.name}, 'key', ${subRoles.key})
    order by ${subRoles.position}), '[]')
  from ${userSubRoles} join ${subRoles} on ${eq(subRoles.id, userSubRoles.sub_role_id)}
  where ${eq(userSubRoles.user_id, users.id)})`

/**
 * The available contracts of a user, in the order and with the fields of `listAvailableContractsOf`. An inactive person
 * has none.
 */
const contractsOfUser = (date: Day | Placeholder) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${contracts.id}, 'project_id', ${contracts.project_id}, 'project', ${projects.name},
    'job_status_id', ${contracts.job_status_id}, 'job_status', ${jobStatuses.name}, 'tag', ${jobStatuses.tag},
    'manager_id', ${projects.manager_id}, 'manager', ${managers.full_name},
    'manager_avatar', ${avatarColumn(managers)}
  ) order by lower(${projects.name}), ${contracts.id}), '[]')
  from ${contracts}
  join ${projects} on ${eq(projects.id, contracts.project_id)}
  join ${jobStatuses} on ${eq(jobStatuses.id, contracts.job_status_id)}
  left join ${users} ${sql.identifier('managers')} on ${eq(managers.id, projects.manager_id)}
  where ${and(eq(contracts.user_id, users.id), isAvailableOn(date))})`

/** A user with sub-roles and the contracts current on the day, in one statement. */
export const wholeUserColumns = (date: Day | Placeholder) => ({
  ...shownOfUser,
  ...shownSignIn,
  sub_roles: subRolesOfUser,
  contracts: sql<AvailableContract[]>`${contractsOfUser(date)}`,
})

/** The names of the technologies in the user's profile, by name. */
export const technologyNamesOfUser: SQL<string[]> = sql<string[]>`(
  select coalesce(json_agg(${technologies.name} order by lower(${technologies.name})), '[]')
  from ${profileTechnologies} join ${technologies} on ${eq(technologies.id, profileTechnologies.technology_id)}
  where ${eq(profileTechnologies.profile_id, users.id)})`
