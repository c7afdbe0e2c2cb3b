import type { Day } from '@portal/domain/days'
import type { JobStatusTag } from '@portal/domain/people/job-statuses'
import type { GeneralRole, SubRoleKey } from '@portal/domain/roles'
import type { TechnologyName } from '../company/catalogues.ts'
import type { ProjectKey } from '../company/customers.ts'

/**
 * `from` and `to` are whole months before today's month. A `to` of 0 or less is from today on; without one the contract
 * is open.
 */
export type Assignment = { project: ProjectKey; status: JobStatusTag; from: number; to?: number }

export type Person = {
  name: string
  /** Set for the demo accounts only; the others get an address made from the name. */
  email?: string
  position: string
  sub_roles: readonly SubRoleKey[]
  /** In months before today; `until` is set for people who left. */
  since: number
  until?: number
  /** Set for people who came back: the employment before, in months before today. */
  before?: { since: number; until: number }
  stack: readonly TechnologyName[]
  work: readonly Assignment[]
}

/** A person with the ids of their rows. */
export type Staff = {
  id: number
  email: string
  person: Person
  role: GeneralRole
  startedOn: Day
  endedOn: Day | undefined
  before: { from: Day; to: Day } | undefined
}

export const on = (project: ProjectKey, status: JobStatusTag, from: number, to?: number): Assignment =>
  to === undefined ? { project, status, from } : { project, status, from, to }

export const emailOf = (person: Person): string =>
  person.email ?? `${slugOf(person).replaceAll('-', '.')}@demo.test`

export const slugOf = (person: Person): string => person.name.toLowerCase().replaceAll(' ', '-')
