import { type Candidate, candidateInput } from '@portal/contract/candidates/candidates'
import { withLinkedinSite } from '@portal/domain/addresses/account-links'
import {
  defaultCandidateEnglish,
  defaultSignificate,
  maxExperienceYears,
  type Significate,
} from '@portal/domain/candidates/candidates'
import { changePingAgain } from '@portal/domain/candidates/ping-again'
import type { Day } from '@portal/domain/days'
import type { LanguageLevel } from '@portal/domain/people/profiles'
import { withoutInvisible } from '@portal/domain/texts/stored'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import type { TechnologyChoice } from '../../../reference/technologies/technology-options.ts'
import { changedFields } from '../../../shared/conflicts/changed-fields.ts'
import { typedAmount } from '../../../shared/fields/typed-amount.ts'
import { emptyTexts, textsOf } from '../../../shared/forms/texts-of.ts'

type Chosen = {
  vacancy_id: number | null
  technologies: TechnologyChoice[]
  english: LanguageLevel
  significate: Significate
  ping_again: boolean
  /** The day of the ping, or the typed text while it is no day. */
  ping_again_on: string | null
  first_interview: string | null
}

/** The values of a candidate's form: what is chosen, and a text for every other field of the contract. */
export type CandidateValues = Chosen & Record<Exclude<keyof typeof shape, keyof Chosen>, string>

const { shape } = candidateInput

/** `significate` is where new candidates stand in this company. */
export const emptyCandidate = (
  vacancyId: number | null,
  today: Day,
  significate: Significate = defaultSignificate,
): CandidateValues => ({
  ...emptyTexts(candidateInput),
  vacancy_id: vacancyId,
  english: defaultCandidateEnglish,
  technologies: [],
  significate,
  first_interview: today,
  ping_again: false,
  ping_again_on: null,
})

/** The fields that are asked of a new candidate first. */
const firstFields: ReadonlySet<string> = new Set<keyof CandidateValues>([
  'full_name',
  'vacancy_id',
  'phone',
  'email',
  'telegram',
  'linkedin',
  'position',
  'salary',
  'significate',
])

/** Whether the field of a new candidate is among the others, under 'More'. */
export const isMore = (field: string): boolean => !firstFields.has(field)

export const valuesOf = (candidate: Candidate): CandidateValues => ({
  ...textsOf(candidateInput, candidate),
  vacancy_id: candidate.vacancy_id,
  english: candidate.english,
  technologies: [...candidate.technology_ids],
  significate: candidate.significate,
  first_interview: candidate.first_interview,
  ping_again: candidate.ping_again,
  ping_again_on: candidate.ping_again_on,
})

/** Years as people type them: '3,5' is understood; null when the field is empty. */
const typedYears = z.pipe(
  z.string(),
  z.transform((text, context): number | null => {
    const typed = withoutInvisible(text).replace(',', '.')
    if (typed === '') return null
    if (/^\d{1,2}(?:\.\d)?$/.test(typed)) return Number(typed)
    context.issues.push({
      code: 'custom',
      input: text,
      message: t.candidateForm.enterYears(maxExperienceYears),
    })
    return z.NEVER
  }),
)

const linkedinPage = z.pipe(
  z.string(),
  z.transform((typed): string | null | undefined => withLinkedinSite(typed)),
)

export const candidateForm = z.pipe(
  z.extend(candidateInput, {
    vacancy_id: z.number(t.candidateForm.selectVacancy),
    /** The chosen technologies: ids, and names of new ones that are added when the form is saved. */
    technologies: z.array(z.union([z.number(), z.string()])),
    salary: typedAmount,
    experience: typedYears,
    linkedin: z.pipe(linkedinPage, shape.linkedin),
  }),
  z.transform(({ ping_again = false, ping_again_on, ...fields }) => {
    // The day comes last, so that it is kept when somebody else has turned the ping off meanwhile.
    return { ...fields, ...changePingAgain({ ping_again, ping_again_on: null }, { ping_again_on }) }
  }),
)
type Sent = Omit<z.output<typeof candidateForm>, 'technologies'> & { technologies: number[] }

/** The fields that an edit sends. */
export const changesOf = (candidate: Candidate, sent: Sent): Partial<Sent> =>
  changedFields({ ...candidate, technologies: candidate.technology_ids }, sent)
