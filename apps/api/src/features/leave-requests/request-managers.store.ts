import type { Day } from '@portal/domain/days'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { avatarColumn } from '../../db/reads/avatar-url.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'

const managers = alias(users, 'managers')

/** Lists the managers of each person's current projects, by name. */
export const listManagersOf = (db: DbOrTx, { userIds, date }: { userIds: readonly number[]; date: Day }) =>
  db
    .selectDistinct({
      userId: contracts.userId,
      id: managers.id,
      firstName: managers.firstName,
      lastName: managers.lastName,
      avatar: avatarColumn(managers),
      fullName: ignoringCase(managers.fullName),
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .innerJoin(managers, eq(managers.id, projects.managerId))
    .where(and(isAnyOf(contracts.userId, userIds), isCurrentOn(date)))
    .orderBy(asc(ignoringCase(managers.fullName)), asc(managers.id))
