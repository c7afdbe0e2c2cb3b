import type { Day } from '@portal/domain/days'
import { and, asc, between, eq, exists, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Given, prepared } from '../../db/prepared.ts'
import { isOpenOn } from '../../db/reads/contract-days.ts'
import { isLatestOf } from '../../db/reads/employment.ts'
import { freeFrom } from '../../db/reads/free-from.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { employments } from '../../db/schema/people/employments.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'

const ending = alias(contracts, 'ending')

/**
 * Lists the contracts that have not ended on `today`, Bench left out, of active people of whom at least one ends from
 * `today` to `last_day`. By full name and project.
 */
export const listWorkOfEnding = prepared(
  'work_of_ending',
  (db, given: Given<{ today: Day; last_day: Day }>) => {
    const endsSoon = db
      .select({ id: ending.id })
      .from(ending)
      .where(and(eq(ending.user_id, users.id), between(ending.end_date, given('today'), given('last_day'))))
    return db
      .select({
        id: contracts.id,
        user: { id: users.id, full_name: users.full_name },
        role: users.role,
        free_from: freeFrom(given('today')),
        project_id: contracts.project_id,
        project: { id: projects.id, name: projects.name },
        start_date: contracts.start_date,
        end_date: contracts.end_date,
      })
      .from(contracts)
      .innerJoin(users, eq(users.id, contracts.user_id))
      .leftJoin(employments, isLatestOf(users.id))
      .innerJoin(projects, eq(projects.id, contracts.project_id))
      .where(and(users.active, not(projects.is_bench), isOpenOn(given('today')), exists(endsSoon)))
      .orderBy(asc(ignoringCase(users.full_name)), asc(users.id), asc(ignoringCase(projects.name)))
  },
)

export type WorkRow = Awaited<ReturnType<typeof listWorkOfEnding>>[number]
