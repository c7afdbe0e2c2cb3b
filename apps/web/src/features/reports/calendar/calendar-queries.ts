import { adminRecords } from '@portal/contract/hours/hours'
import { users } from '@portal/contract/users'
import { firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { q } from '../../../api/query.ts'
import type { ownMonth } from '../own/own-report-queries.ts'

/** The query of a person's month. With a project it has the worked hours of that project only; leave stays. */
export const monthOfUser = (userId: number, month: Month, projectId: number | undefined) =>
  q(adminRecords.calendar, {
    query: { user_id: userId, from: firstDayOf(month), to: lastDayOf(month), project_id: projectId },
  })

export const person = (id: number) => q(users.show, { params: { id: String(id) } })

/** The projects that a person has or had a contract on. */
export const projectsOfUser = (id: number) => q(users.projects, { params: { id } })

export type MonthQuery = ReturnType<typeof ownMonth>
