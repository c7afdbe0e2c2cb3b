import type { Day } from '@portal/domain/days'
import type { SubRoleKey } from '@portal/domain/roles'
import { and, asc, eq, exists, like, not, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Given, prepared } from '../../db/prepared.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'

const managers = alias(users, 'managers')
const ledProjects = alias(projects, 'led_projects')
const projectManager: SubRoleKey = 'project_manager'

type Asked = {
  today: Day
  /** What the name of the manager, of a project or of a person on it is like, in its folded form. */
  pattern: string
}

/**
 * Lists a row for each manager whom the pattern finds, project and person with a contract on it that day, by the three
 * names; without a project or a person where there is none.
 */
export const listManagerRows = prepared('manager_rows', (db, given: Given<Asked>) => {
  const isProjectManager = exists(
    db
      .select({ id: subRoles.id })
      .from(userSubRoles)
      .innerJoin(subRoles, eq(subRoles.id, userSubRoles.sub_role_id))
      .where(and(eq(userSubRoles.user_id, managers.id), eq(subRoles.key, projectManager))),
  )
  const leadsFound = exists(
    db
      .select({ id: ledProjects.id })
      .from(ledProjects)
      .innerJoin(contracts, and(eq(contracts.project_id, ledProjects.id), isCurrentOn(given('today'))))
      .innerJoin(users, and(eq(users.id, contracts.user_id), users.active))
      .where(
        and(
          eq(ledProjects.manager_id, managers.id),
          not(ledProjects.is_bench),
          or(like(ledProjects.name_folded, given('pattern')), like(users.full_name_folded, given('pattern'))),
        ),
      ),
  )
  return db
    .select({
      manager: { id: managers.id, full_name: managers.full_name },
      project: { id: projects.id, name: projects.name },
      developer: { id: users.id, full_name: users.full_name },
    })
    .from(managers)
    .leftJoin(projects, and(eq(projects.manager_id, managers.id), not(projects.is_bench)))
    .leftJoin(contracts, and(eq(contracts.project_id, projects.id), isCurrentOn(given('today'))))
    .leftJoin(users, and(eq(users.id, contracts.user_id), users.active))
    .where(
      and(
        managers.active,
        isProjectManager,
        or(like(managers.full_name_folded, given('pattern')), leadsFound),
      ),
    )
    .orderBy(
      asc(ignoringCase(managers.full_name)),
      asc(managers.id),
      asc(ignoringCase(projects.name)),
      asc(projects.id),
      asc(ignoringCase(users.full_name)),
      asc(users.id),
    )
})
