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
      .innerJoin(subRoles, eq(subRoles.id, userSubRoles.subRoleId))
      .where(and(eq(userSubRoles.userId, managers.id), eq(subRoles.key, projectManager))),
  )
  const leadsFound = exists(
    db
      .select({ id: ledProjects.id })
      .from(ledProjects)
      .innerJoin(contracts, and(eq(contracts.projectId, ledProjects.id), isCurrentOn(given('today'))))
      .innerJoin(users, and(eq(users.id, contracts.userId), users.active))
      .where(
        and(
          eq(ledProjects.managerId, managers.id),
          not(ledProjects.isBench),
          or(like(ledProjects.nameFolded, given('pattern')), like(users.fullNameFolded, given('pattern'))),
        ),
      ),
  )
  return db
    .select({
      manager: { id: managers.id, full_name: managers.fullName },
      project: { id: projects.id, name: projects.name },
      developer: { id: users.id, full_name: users.fullName },
    })
    .from(managers)
    .leftJoin(projects, and(eq(projects.managerId, managers.id), not(projects.isBench)))
    .leftJoin(contracts, and(eq(contracts.projectId, projects.id), isCurrentOn(given('today'))))
    .leftJoin(users, and(eq(users.id, contracts.userId), users.active))
    .where(
      and(managers.active, isProjectManager, or(like(managers.fullNameFolded, given('pattern')), leadsFound)),
    )
    .orderBy(
      asc(ignoringCase(managers.fullName)),
      asc(managers.id),
      asc(ignoringCase(projects.name)),
      asc(projects.id),
      asc(ignoringCase(users.fullName)),
      asc(users.id),
    )
})
