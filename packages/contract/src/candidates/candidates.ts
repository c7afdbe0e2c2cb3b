import { candidateLimits, maxExperienceYears, significates } from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { optionalAmount } from '../shared/amounts.ts'
import {
  booleanInput,
  day,
  id,
  idInput,
  moment,
  optionalDay,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredText,
  version,
} from '../shared/fields.ts'
import { optionalWebAddress } from '../shared/web-addresses.ts'
import { technologyIds } from '../technologies.ts'

const text = z.nullable(z.string())

export const cvFile = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.int(),
})
export type CvFile = z.infer<typeof cvFile>

export const candidate = z.object({
  id,
  version,
  full_name: z.string(),
  vacancy_id: id,
  vacancy_title: z.string(),
  /** Free text from before technologies were chosen from the list. */
  stack: text,
  /** The names of the technologies, sorted; `technology_ids` has the same order. */
  technologies: z.array(z.string()),
  technology_ids: z.array(id),
  cv_url: text,
  /** The day of the first contact. */
  first_interview: z.nullable(day),
  phone: text,
  email: text,
  telegram: text,
  linkedin: text,
  resource_url: text,
  salary: z.nullable(z.number()),
  english: z.enum(languageLevels),
  location: text,
  company: text,
  /** The experience in years. */
  experience: z.nullable(z.number()),
  significate: z.enum(significates),
  ping_again: z.boolean(),
  /**
   * The day from which on to write to the candidate again; null without ping again, and where the candidate is written
   * to whenever there is a reason.
   */
  ping_again_on: z.nullable(day),
  /** True from `ping_again_on` on. */
  ping_again_due: z.boolean(),
  first_additional_link: text,
  second_additional_link: text,
  position: text,
  recruiter_note: text,
  tech_lead_note: text,
  final_decision: text,
  /** The file of the CV that the candidate sent. */
  cv_file: z.nullable(cvFile),
  /** When the candidate was added. */
  created_at: moment,
  /** The account that was made of the hired candidate. */
  user_id: z.nullable(id),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    /** True for manager-level people while the candidate is hired and has no account. */
    create_user: z.boolean(),
  }),
})
export type Candidate = z.infer<typeof candidate>

const noExperience = failing('candidates.experience', { max: maxExperienceYears })

const optionalExperience = z.optional(
  z.nullable(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,2}(?:\.\d)?$/, noExperience))]),
      z.transform((value, context): number => {
        const years = Number(value)
        if (years >= 0 && years <= maxExperienceYears && Number(years.toFixed(1)) === years) return years
        context.issues.push({ code: 'custom', input: value, message: noExperience })
        return z.NEVER
      }),
    ),
  ),
)

const note = optionalText(candidateLimits.note)

export const candidateInput = z.object({
  full_name: requiredText(candidateLimits.full_name, { missing: failing('candidates.no_name') }),
  vacancy_id: idInput,
  stack: optionalText(candidateLimits.stack),
  /** The ids of the technologies. */
  technologies: z.optional(technologyIds),
  cv_url: optionalWebAddress,
  first_interview: optionalDay,
  phone: optionalText(candidateLimits.phone),
  email: optionalEmail(candidateLimits.email),
  telegram: optionalLine(candidateLimits.telegram),
  linkedin: optionalWebAddress,
  resource_url: optionalWebAddress,
  salary: optionalAmount,
  english: z.optional(z.enum(languageLevels)),
  location: optionalLine(candidateLimits.location),
  company: optionalLine(candidateLimits.company),
  experience: optionalExperience,
  significate: z.optional(z.enum(significates)),
  ping_again: z.optional(booleanInput),
  /** A day turns ping again on; `ping_again: false` forgets it. */
  ping_again_on: optionalDay,
  first_additional_link: optionalWebAddress,
  second_additional_link: optionalWebAddress,
  position: optionalLine(candidateLimits.position),
  recruiter_note: note,
  tech_lead_note: note,
  final_decision: note,
})
export type CandidateInput = z.output<typeof candidateInput>

export const candidateChanges = z.partial(candidateInput)
export type CandidateChanges = z.output<typeof candidateChanges>
