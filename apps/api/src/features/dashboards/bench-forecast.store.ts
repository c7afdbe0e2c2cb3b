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
 * `today` to `lastDay`. By full name and project.
 */
export const listWorkOfEnding = prepared(
  'work_of_ending',
  (db, given: Given<{ today: Day; lastDay: Day }>) => {
    const endsSoon = db
      .select({ id: ending.id })
      .from(ending)
      .where(and(eq(ending.userId, users.id), between(ending.endDate, given('today'), given('lastDay'))))
    return db
      .select({
        id: contracts.id,
        userId: users.id,
        fullName: users.fullName,
        role: users.role,
        freeFrom: freeFrom(given('today')),
        projectId: projects.id,
        project: projects.name,
        startDate: contracts.startDate,
        endDate: contracts.endDate,
      })
      .from(contracts)
      .innerJoin(users, eq(users.id, contracts.userId))
      .leftJoin(employments, isLatestOf(users.id))
      .innerJoin(projects, eq(projects.id, contracts.projectId))
      .where(and(users.active, not(projects.isBench), isOpenOn(given('today')), exists(endsSoon)))
      .orderBy(asc(ignoringCase(users.fullName)), asc(users.id), asc(ignoringCase(projects.name)))
  },
)

export type WorkRow = Awaited<ReturnType<typeof listWorkOfEnding>>[number]
