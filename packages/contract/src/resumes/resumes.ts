import { linkCode } from '@portal/domain/addresses/link-codes'
import { languageLevels } from '@portal/domain/people/profiles'
import { maxPictureBytes } from '@portal/domain/pictures'
import { resumeLimits } from '@portal/domain/resumes/resumes'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import {
  id,
  idInput,
  idParams,
  moment,
  month,
  noContent,
  optionalLine,
  optionalText,
  requiredText,
  version,
} from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { optionalWebAddress } from '../shared/web-addresses.ts'
import { resumeLink } from './links.ts'
import { education, experience, resumeProject, skillSet } from './ordered-sections.ts'
import { book, certificate, course, language } from './plain-sections.ts'

const contacts = {
  name: z.string(),
  role: z.string(),
  summary: z.nullable(z.string()),
  /** The address of the picture; null when there is none. */
  avatar: z.nullable(z.string()),
  github_url: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** City and country; empty when neither is known. */
  location: z.string(),
  slug: z.string(),
  /** True once the contacts have a name and a role: before that no section can be added. */
  has_cv: z.boolean(),
}

/** Collections are ordered by position, then by id. */
export const resume = z.object({
  id,
  version,
  user_id: id,
  user_full_name: z.string(),
  user_slug: z.string(),
  /** A note for managers, such as 'for Harbor, Nov'. Nothing public has it. */
  label: z.nullable(z.string()),
  link: resumeLink,
  ...contacts,
  skills: z.array(skillSet),
  languages: z.array(language),
  certificates: z.array(certificate),
  books: z.array(book),
  experiences: z.array(experience),
  educations: z.array(education),
  resume_projects: z.array(resumeProject),
  courses: z.array(course),
})
export type Resume = z.infer<typeof resume>

const keptBack = { id: true, resume_id: true, version: true } as const
const keptBackInOrder = { ...keptBack, position: true } as const

/**
 * What the public page shows of a CV. It holds no other facts about the person, no ids, positions or versions, and
 * months instead of days. Pictures have random addresses under the slug.
 */
export const publicResume = z.object({
  /** The name of the CV's files, without an ending. */
  document_name: z.string(),
  ...contacts,
  skills: z.array(z.omit(skillSet, keptBackInOrder)),
  languages: z.array(z.omit(language, keptBack)),
  certificates: z.array(z.omit(certificate, keptBack)),
  books: z.array(z.omit(book, keptBack)),
  experiences: z.array(
    z.extend(z.omit(experience, keptBackInOrder), {
      job_started_on: month,
      job_ended_on: z.nullable(month),
    }),
  ),
  educations: z.array(
    z.extend(z.omit(education, keptBackInOrder), { start_date: month, end_date: z.nullable(month) }),
  ),
  resume_projects: z.array(z.omit(resumeProject, keptBackInOrder)),
  courses: z.array(z.omit(course, keptBack)),
})
export type PublicResume = z.infer<typeof publicResume>

export const resumeItem = z.object({
  id,
  version,
  name: z.string(),
  role: z.string(),
  slug: z.string(),
  label: z.nullable(z.string()),
  link: resumeLink,
  has_cv: z.boolean(),
  /** The last change of what the CV shows: its contacts or any section. */
  updated_at: moment,
  /** The level of English among the CV's languages; null where they lack it. */
  english_level: z.nullable(z.enum(languageLevels)),
})
export type ResumeItem = z.infer<typeof resumeItem>

const contactFields = {
  name: requiredText(resumeLimits.name),
  role: requiredText(resumeLimits.role),
  summary: optionalText(resumeLimits.summary),
  github_url: optionalWebAddress,
  city: optionalLine(resumeLimits.city),
  country: optionalLine(resumeLimits.country),
  label: optionalLine(resumeLimits.label),
  /** '_destroy' removes the picture; a new one is sent as the form's file. */
  avatar: z.optional(z.nullable(z.literal('_destroy'))),
}
export const resumeInput = z.object({ ...contactFields, user_id: idInput })
export type ResumeInput = z.output<typeof resumeInput>

export const resumeChanges = z.partial(z.object(contactFields))
export type ResumeChanges = z.output<typeof resumeChanges>

const avatarForm = { file: 'avatar', maxBytes: maxPictureBytes }

/** The picture's version, as in the row that names its address: a new picture has a new address. */
const pictureQuery = z.object({ v: z.optional(z.string()) })
/** The slug of a link that has left the portal, perhaps with a sign behind it. */
const slug = z.string().check(z.overwrite(linkCode))
/** The number of a CV or its slug, which ends in a hyphen and random characters. */
const idOrSlugParams = z.object({
  id: z.union([idInput, z.string().check(z.regex(/^[\w-]+-\w+$/))], failing('input.unknown_id')),
})

export const tags = {
  public: 'CVs as everybody sees them who knows the link',
  resumes: 'CVs, their documents and their import',
}

export const resumes = {
  list: route({
    method: 'GET',
    url: '/resumes',
    access: 'signedIn',
    refuses: [403],
    summary: "A person's CVs, the first made first; manager-level people everyone's, the others their own",
    schema: { querystring: z.object({ user_id: idInput }), response: { 200: z.array(resumeItem) } },
  }),
  show: route({
    method: 'GET',
    url: '/resumes/:id',
    access: 'managerLevel',
    summary: 'A CV with all its sections, by number or slug',
    schema: { params: idOrSlugParams, response: { 200: resume } },
  }),
  create: route({
    method: 'POST',
    url: '/resumes',
    access: 'managerLevel',
    summary: "Begin a CV with a person's contacts",
    flatBody: 'resume',
    form: avatarForm,
    schema: { body: z.object({ resume: resumeInput }), response: { 201: resume } },
  }),
  update: route({
    method: 'PUT',
    url: '/resumes/:id',
    access: 'managerLevel',
    summary: 'Change the contacts of a CV; its slug stays',
    flatBody: 'resume',
    form: avatarForm,
    changes: resume,
    schema: { params: idParams, body: z.object({ resume: resumeChanges }), response: { 200: resume } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/resumes/:id',
    access: 'managerLevel',
    summary: 'Delete a CV with its sections and pictures',
    changes: resume,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  copy: route({
    method: 'POST',
    url: '/resumes/:id/copy',
    access: 'managerLevel',
    summary: 'Create a CV on the base of another: all sections and pictures, a new slug',
    schema: { params: idParams, response: { 201: resume } },
  }),
  avatar: route({
    method: 'GET',
    url: '/resumes/:id/avatar',
    access: 'managerLevel',
    summary: "A CV's picture, a JPEG",
    sendsFile: 'image/jpeg',
    schema: { params: idParams, querystring: pictureQuery, response: { 200: z.unknown() } },
  }),
}

/**
 * The calls of the public link. They answer 404 unless the slug is right, which ends in random characters, and 410 when the
 * link has ended; manager-level users go on.
 */
export const publicResumes = {
  show: route({
    method: 'GET',
    url: '/public/resumes/:slug',
    access: 'everyone',
    refuses: [410],
    summary: 'What the public page of a CV shows',
    schema: { params: z.object({ slug }), response: { 200: publicResume } },
  }),
  picture: route({
    method: 'GET',
    url: '/public/resumes/:slug/pictures/:picture',
    access: 'everyone',
    refuses: [410],
    summary: "A public CV's picture or the cover of one of its books, a JPEG",
    sendsFile: 'image/jpeg',
    schema: {
      params: z.object({ slug, picture: z.string() }),
      response: { 200: z.unknown() },
    },
  }),
}
