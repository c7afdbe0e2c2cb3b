import { type CandidateChanges, candidate, candidateInput } from '@portal/contract/candidates/candidates'
import { foldedEmail } from '@portal/domain/texts/folded'
import * as z from 'zod/mini'
import type { ReadRow, RowChange } from '../../../imports/import-kind.ts'
import { idsIn, readInput } from '../../../imports/read-input.ts'
import type { CandidateRow } from '../candidates.store.ts'

const comparedFields = [
  'full_name',
  'phone',
  'email',
  'telegram',
  'linkedin',
  'resource_url',
  'cv_url',
  'salary',
  'english',
  'location',
  'company',
  'experience',
  'significate',
  'first_interview',
  'position',
  'stack',
  'ping_again_on',
  'first_additional_link',
  'second_additional_link',
  'recruiter_note',
  'tech_lead_note',
  'final_decision',
] as const

/** Reads a row by the schema of the form. */
export function readCandidate({ values }: ReadRow) {
  const { vacancy, technologies, ...others } = values
  const ids = idsIn(technologies)
  // Technologies that the import makes have negative ids until it is written.
  const given = { ...others, vacancy_id: vacancy, ...(ids && { technologies: ids.map(Math.abs) }) }
  const read = readInput(candidateInput, given, { vacancy_id: 'vacancy' })
  return 'reasons' in read || ids === undefined ? read : { input: { ...read.input, technologies: ids } }
}

/** The fields of a row that differ from the stored candidate. */
export function changesOf(
  given: CandidateChanges,
  row: CandidateRow,
  nameOf: (technologyId: number) => string,
): RowChange[] {
  const changes = comparedFields.flatMap((field): RowChange[] => {
    const [before, after] = [row[field], given[field]]
    return after === undefined || isSame(field, before, after)
      ? []
      : [{ field, before: before ?? null, after }]
  })
  const ids = given.technologies
  const isOther = ids !== undefined && idsOf(row).symmetricDifference(new Set(ids)).size > 0
  if (!isOther) return changes
  const before = row.technologies.map(({ name }) => name).join(', ')
  return [...changes, { field: 'technologies', before, after: ids.map(nameOf).join(', ') }]
}

const idsOf = ({ technologies }: CandidateRow) => new Set(technologies.map(({ id }) => id))

const isSame = (field: string, before: unknown, after: unknown): boolean =>
  field === 'email' && typeof before === 'string' && typeof after === 'string'
    ? foldedEmail(before) === foldedEmail(after)
    : before === after

const keptFields = z.pick(candidate, {
  full_name: true,
  phone: true,
  email: true,
  telegram: true,
  linkedin: true,
  resource_url: true,
  cv_url: true,
  salary: true,
  english: true,
  location: true,
  company: true,
  experience: true,
  significate: true,
  first_interview: true,
  position: true,
  stack: true,
  ping_again: true,
  ping_again_on: true,
  first_additional_link: true,
  second_additional_link: true,
  recruiter_note: true,
  tech_lead_note: true,
  final_decision: true,
})

/** The values that a changed candidate had. */
const keptValues = z.partial(z.extend(keptFields, { technologies: z.array(z.int()) }))
export const readKept = (before: unknown): CandidateChanges => keptValues.parse(before)

/** What taking the changes back needs of the candidate. */
export function keptOf(row: CandidateRow, fields: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = { ...row, technologies: [...idsOf(row)] }
  const kept = fields.includes('ping_again_on') ? [...fields, 'ping_again'] : fields
  return Object.fromEntries(kept.map((field) => [field, all[field]]))
}
