import { profileChanges } from '@portal/contract/profiles/profiles'
import { technologyIds } from '@portal/contract/technologies'
import { userChanges, userInput } from '@portal/contract/users'
import { importedName, importedNames } from '@portal/domain/people/imported-names'
import { availabilities } from '@portal/domain/people/job-statuses'
import { languageLevels } from '@portal/domain/people/profiles'
import { type SubRoleKey, subRoleKeys } from '@portal/domain/roles'
import { folded } from '@portal/domain/texts/folded'
import * as z from 'zod/mini'
import type { ReadRow, ReadValue } from '../../../imports/import-kind.ts'
import { idsIn, readInput } from '../../../imports/read-input.ts'

const { first_name, last_name, ...generalInfo } = z.pick(userChanges, {
  first_name: true,
  last_name: true,
  status: true,
  position: true,
  skype: true,
  telegram: true,
  github: true,
  phone_number: true,
  english_level: true,
  salary: true,
  job_started_on: true,
  job_ended_on: true,
}).shape
const { date_of_birth, home_address } = profileChanges.shape

const changedPerson = z.object({
  email: userInput.shape.email,
  first_name,
  last_name,
  ...generalInfo,
  date_of_birth,
  home_address,
  role_ids: z.optional(z.array(z.enum(subRoleKeys)).check(z.maxLength(subRoleKeys.length))),
  technologies: z.optional(technologyIds),
  active: z.optional(z.boolean()),
})
const newPerson = z.extend(changedPerson, {
  first_name: userInput.shape.first_name,
  last_name: userInput.shape.last_name,
})

/** A row of the file; what it leaves out is undefined. */
export type GivenPerson = Omit<z.output<typeof changedPerson>, 'email'> & { email?: string }
export type NewPerson = z.output<typeof newPerson> & { role_ids: SubRoleKey[] }

/** Reads a row about a person who is not there yet. */
export const readNewPerson = (row: ReadRow) => {
  const { values, columns, ids } = valuesOf(row, undefined)
  return withIds(readInput(newPerson, values, columns), ids)
}

/** Reads a row about a person of this name. */
export const readChangedPerson = (row: ReadRow, fullName: string) => {
  const { values, columns, ids } = valuesOf(row, fullName)
  return withIds(readInput(changedPerson, values, columns), ids)
}

function withIds<Input extends object>(
  read: ReturnType<typeof readInput<z.ZodMiniType<Input>>>,
  ids: number[] | undefined,
) {
  return 'reasons' in read || ids === undefined ? read : { input: { ...read.input, technologies: ids } }
}

function valuesOf({ values: { full_name, ...others } }: ReadRow, fullName: string | undefined) {
  const ids = idsIn(others.technologies)
  // Technologies that the import makes have negative ids until it is written.
  const values = { ...others, ...(ids && { technologies: ids.map(Math.abs) }) }
  const isSplit = others.first_name !== undefined || others.last_name !== undefined
  if (isSplit)
    return { values: { ...values, ...latinNames(others.first_name, others.last_name) }, columns: {}, ids }
  const columns = { first_name: 'full_name', last_name: 'full_name' }
  if (typeof full_name !== 'string' || (fullName !== undefined && folded(full_name) === folded(fullName)))
    return { values, columns, ids }
  return { values: { ...values, ...importedNames(full_name) }, columns, ids }
}

/** A name in Ukrainian letters is written in Latin ones, as at a first single sign-on. */
const latinNames = (first: ReadValue | undefined, last: ReadValue | undefined) => ({
  ...(typeof first === 'string' && { first_name: importedName(first) }),
  ...(typeof last === 'string' && { last_name: importedName(last) }),
})

const text = z.nullable(z.string())
const kept = z.partial(
  z.object({
    first_name: z.string(),
    last_name: z.string(),
    status: z.enum(availabilities),
    role_ids: z.array(z.enum(subRoleKeys)),
    position: text,
    skype: text,
    telegram: text,
    github: text,
    phone_number: text,
    english_level: z.nullable(z.enum(languageLevels)),
    salary: z.nullable(z.number()),
    job_started_on: text,
    job_ended_on: text,
    date_of_birth: text,
    home_address: text,
    technologies: z.array(z.int()),
  }),
)

/** The values that a changed person had. */
export const readKept = (before: unknown): GivenPerson => kept.parse(before)
