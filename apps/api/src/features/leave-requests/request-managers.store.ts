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
      user_id: contracts.user_id,
      id: managers.id,
      first_name: managers.first_name,
      last_name: managers.last_name,
      avatar: avatarColumn(managers),
      full_name: ignoringCase(managers.full_name),
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .innerJoin(managers, eq(managers.id, projects.manager_id))
    .where(and(isAnyOf(contracts.user_id, userIds), isCurrentOn(date)))
    .orderBy(asc(ignoringCase(managers.full_name)), asc(managers.id))
