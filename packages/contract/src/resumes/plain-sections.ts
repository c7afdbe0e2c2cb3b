import { languageLevels } from '@portal/domain/people/profiles'
import { defaultSpokenLevel, resumeLimits } from '@portal/domain/resumes/resumes'
import * as z from 'zod/mini'
import { id, idInput, month, plainLine, requiredText, version } from '../shared/fields.ts'
import { optionalWebAddress } from '../shared/web-addresses.ts'
import { skillList } from './resume-lists.ts'

/** The sections that keep the order in which their items were added. */

const row = { id, version, resume_id: id }
const ofResume = { resume_id: idInput }

export const language = z.object({ ...row, name: z.string(), level: z.enum(languageLevels) })
export type Language = z.infer<typeof language>

export const languageInput = z.object({
  name: requiredText(resumeLimits.language),
  level: z._default(z.enum(languageLevels), defaultSpokenLevel),
  ...ofResume,
})
export type LanguageInput = z.output<typeof languageInput>

export const languageChanges = z.object({
  name: z.optional(requiredText(resumeLimits.language)),
  level: z.optional(z.enum(languageLevels)),
})
export type LanguageChanges = z.output<typeof languageChanges>

export const certificate = z.object({ ...row, name: z.string(), url: z.nullable(z.string()) })
export type Certificate = z.infer<typeof certificate>

const certificateFields = { name: requiredText(resumeLimits.title), url: optionalWebAddress }
export const certificateInput = z.object({ ...certificateFields, ...ofResume })
export type CertificateInput = z.output<typeof certificateInput>

export const certificateChanges = z.partial(z.object(certificateFields))
export type CertificateChanges = z.output<typeof certificateChanges>

export const course = z.object({
  ...row,
  name: z.string(),
  license: z.string(),
  /** A month, `YYYY-MM`. */
  acquire_date: month,
  stack: z.array(z.string()),
})
export type Course = z.infer<typeof course>

const courseFields = {
  name: requiredText(resumeLimits.title),
  license: z._default(plainLine(resumeLimits.license), ''),
  acquire_date: month,
  stack: skillList,
}
export const courseInput = z.object({ ...courseFields, ...ofResume })
export type CourseInput = z.output<typeof courseInput>

export const courseChanges = z.partial(
  z.object({ ...courseFields, license: plainLine(resumeLimits.license) }),
)
export type CourseChanges = z.output<typeof courseChanges>

export const book = z.object({
  ...row,
  title: z.string(),
  author: z.string(),
  /** The address of the cover; null when there is none. */
  cover: z.nullable(z.string()),
})
export type Book = z.infer<typeof book>

const bookFields = {
  title: requiredText(resumeLimits.title),
  author: requiredText(resumeLimits.author),
  /** '_destroy' removes the cover; a new one is sent as the form's file. */
  image: z.optional(z.nullable(z.literal('_destroy'))),
}
export const bookInput = z.object({ ...bookFields, ...ofResume })
export type BookInput = z.output<typeof bookInput>

export const bookChanges = z.partial(z.object(bookFields))
export type BookChanges = z.output<typeof bookChanges>
