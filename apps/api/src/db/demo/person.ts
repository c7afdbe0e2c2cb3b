import type { Day } from '@portal/domain/days'
import type { JobStatusTag } from '@portal/domain/job-statuses'
import type { GeneralRole, SubRoleKey } from '@portal/domain/roles'
import type { TechnologyName } from './catalogues.ts'
import type { ProjectKey } from './customers.ts'

/** `from` and `to` count whole months back from the month of today; a negative `to` lies ahead, none is open. */
export type Assignment = { project: ProjectKey; status: JobStatusTag; from: number; to?: number }

export type Person = {
  name: string
  /** Only the demo accounts have one of their own; the others get theirs from the name. */
  email?: string
  position: string
  subRoles: readonly SubRoleKey[]
  /** Months ago; `until` is set for people who left. */
  since: number
  until?: number
  stack: readonly TechnologyName[]
  work: readonly Assignment[]
}

/** A person who is in the database. */
export type Staff = {
  id: number
  email: string
  person: Person
  role: GeneralRole
  startedOn: Day
  endedOn: Day | undefined
}

export const on = (project: ProjectKey, status: JobStatusTag, from: number, to?: number): Assignment =>
  to === undefined ? { project, status, from } : { project, status, from, to }

export const emailOf = (person: Person): string =>
  person.email ?? `${slugOf(person).replaceAll('-', '.')}@demo.test`

export const slugOf = (person: Person): string => person.name.toLowerCase().replaceAll(' ', '-')
