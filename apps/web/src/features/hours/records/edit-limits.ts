import { accessAllows } from '@portal/domain/access'
import { type Day, mondayOf } from '@portal/domain/days'
import type { RoleHolder } from '@portal/domain/roles'

/** The first day that an edit may put a record on: the Monday of this week, or any day for manager-level people. */
export const earliestEditDay = (person: RoleHolder, today: Day): Day | undefined =>
  accessAllows('managerLevel', person) ? undefined : mondayOf(today)
