import { maxSectionItems, resumeLimits } from '@portal/domain/resumes/resumes'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedMap } from '../shared/bounds.ts'
import {
  countInput,
  day,
  id,
  idInput,
  optionalDay,
  plainLine,
  plainText,
  requiredText,
  version,
} from '../shared/fields.ts'
import { optionalWebAddress } from '../shared/web-addresses.ts'
import { responsibilityList, skillList } from './resume-lists.ts'

const row = { id, version, resume_id: id }
const position = z.int().check(z.gte(1))
const ofResume = { resume_id: idInput }

export const experience = z.object({
  ...row,
  job_title: z.string(),
  company: z.string(),
  location: z.string(),
  job_started_on: day,
  /** The last day; null while the work is going on. */
  job_ended_on: z.nullable(day),
  ongoing: z.boolean(),
  description: z.string(),
  responsibilities: z.array(z.string()),
  position,
})
export type Experience = z.infer<typeof experience>

const experienceFields = {
  job_title: requiredText(resumeLimits.title),
  company: requiredText(resumeLimits.title),
  location: z._default(plainLine(resumeLimits.location), ''),
  job_started_on: day,
  job_ended_on: optionalDay,
  /** Work without an end is ongoing, and ongoing work has no end: with `ongoing` an end date is left out. */
  ongoing: z.optional(z.boolean()),
  description: z._default(plainText(resumeLimits.description), ''),
  responsibilities: responsibilityList,
}
export const experienceInput = z.object({ ...experienceFields, ...ofResume })
export type ExperienceInput = z.output<typeof experienceInput>

export const experienceChanges = z.partial(
  z.object({
    ...experienceFields,
    location: plainLine(resumeLimits.location),
    description: plainText(resumeLimits.description),
  }),
)
export type ExperienceChanges = z.output<typeof experienceChanges>

export const education = z.object({
  ...row,
  university_name: z.string(),
  level: z.string(),
  location: z.string(),
  start_date: day,
  end_date: z.nullable(day),
  position,
})
export type Education = z.infer<typeof education>

const educationFields = {
  university_name: requiredText(resumeLimits.title),
  level: requiredText(resumeLimits.level),
  location: z._default(plainLine(resumeLimits.location), ''),
  start_date: day,
  end_date: optionalDay,
}
export const educationInput = z.object({ ...educationFields, ...ofResume })
export type EducationInput = z.output<typeof educationInput>

export const educationChanges = z.partial(
  z.object({ ...educationFields, location: plainLine(resumeLimits.location) }),
)
export type EducationChanges = z.output<typeof educationChanges>

export const resumeProject = z.object({
  ...row,
  title: z.string(),
  role: z.string(),
  url: z.nullable(z.string()),
  stack: z.array(z.string()),
  description: z.string(),
  responsibilities: z.string(),
  team: z.string(),
  position,
})
export type ResumeProject = z.infer<typeof resumeProject>

const resumeProjectFields = {
  title: requiredText(resumeLimits.title),
  role: requiredText(resumeLimits.role),
  url: optionalWebAddress,
  stack: skillList,
  description: z._default(plainText(resumeLimits.description), ''),
  responsibilities: z._default(plainText(resumeLimits.description), ''),
  team: z._default(plainLine(resumeLimits.team), ''),
}
export const resumeProjectInput = z.object({ ...resumeProjectFields, ...ofResume })
export type ResumeProjectInput = z.output<typeof resumeProjectInput>

export const resumeProjectChanges = z.partial(
  z.object({
    ...resumeProjectFields,
    description: plainText(resumeLimits.description),
    responsibilities: plainText(resumeLimits.description),
    team: plainLine(resumeLimits.team),
  }),
)
export type ResumeProjectChanges = z.output<typeof resumeProjectChanges>

export const skillSet = z.object({ ...row, skill_set: z.string(), skills: z.array(z.string()), position })
export type SkillSet = z.infer<typeof skillSet>

const skillSetFields = { skill_set: requiredText(resumeLimits.skill_set), skills: skillList }
export const skillSetInput = z.object({ ...skillSetFields, ...ofResume })
export type SkillSetInput = z.output<typeof skillSetInput>

export const skillSetChanges = z.partial(z.object(skillSetFields))
export type SkillSetChanges = z.output<typeof skillSetChanges>

/** Positions by id, from 1; dropping one item on another sends the two with their positions swapped. */
export const positionsById = boundedMap(countInput(1_000_000, failing('sections.position')), maxSectionItems)
export type PositionsById = z.output<typeof positionsById>
