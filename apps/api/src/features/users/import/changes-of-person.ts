import type { RowChange } from '../../../imports/import-kind.ts'
import type { GivenPerson } from './given-person.ts'
import type { StoredPerson } from './imported-people.store.ts'

const accountFields = ['first_name', 'last_name', 'status'] as const
const generalFields = [
  'position',
  'skype',
  'telegram',
  'github',
  'phone_number',
  'english_level',
  'salary',
] as const
/** What is changed on the screen of the profile: it is no part of the account. */
const personalFields = ['date_of_birth', 'home_address'] as const
const workDayFields = ['job_started_on', 'job_ended_on'] as const

/** The fields of a row that differ from the stored person. */
export function changesOf(
  given: GivenPerson,
  person: StoredPerson,
  nameOf: (technologyId: number) => string,
): RowChange[] {
  const { active, role_ids, technologies } = given
  const before = { ...person, ...workDaysOf(person) }
  const changes = [...accountFields, ...generalFields, ...personalFields, ...workDayFields].flatMap(
    (field): RowChange[] => {
      const after = given[field]
      return after === undefined || after === before[field] ? [] : [{ field, before: before[field], after }]
    },
  )
  if (active !== undefined && active !== person.active)
    changes.push({ field: 'active', before: person.active, after: active })
  const keys = person.sub_roles.map(({ key }) => key)
  if (role_ids !== undefined && isOther(keys, role_ids))
    changes.push({ field: 'role_ids', before: keys.join(', '), after: role_ids.join(', ') })
  if (technologies !== undefined && isOther(person.technology_ids, technologies)) {
    const after = technologies.map(nameOf).join(', ')
    changes.push({ field: 'technologies', before: person.technologies.join(', '), after })
  }
  return changes
}

const isOther = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  new Set(one).symmetricDifference(new Set(other)).size > 0

function workDaysOf({ employment_rows: [latest] }: StoredPerson) {
  return { job_started_on: latest?.first_day ?? null, job_ended_on: latest?.last_day ?? null }
}

/** What taking the changes back needs of the person. */
export function keptOf(person: StoredPerson, fields: readonly string[]): Record<string, unknown> {
  const days = workDaysOf(person)
  const all: Record<string, unknown> = {
    ...person,
    ...days,
    role_ids: person.sub_roles.map(({ key }) => key),
    technologies: person.technology_ids,
  }
  const isOfWorkDays = workDayFields.some((field) => fields.includes(field))
  const kept = isOfWorkDays ? [...fields, ...workDayFields] : fields
  return Object.fromEntries(kept.map((field) => [field, all[field]]))
}

/** Which rows of the person the fields belong to. */
export function touchedBy(fields: readonly string[]) {
  const has = (some: readonly string[]) => some.some((field) => fields.includes(field))
  return {
    account: fields.some((field) => !personalFields.some((personal) => personal === field)),
    profile: has([...generalFields, ...personalFields, ...workDayFields, 'technologies']),
    name: has(['first_name', 'last_name']),
    roles: has(['role_ids']),
    technologies: has(['technologies']),
    workDays: has(workDayFields),
  }
}
