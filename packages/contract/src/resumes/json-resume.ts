import { importLimits } from '@portal/domain/resumes/resumes'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import { idInput, idParams } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { resume } from './resumes.ts'

/**
 * A JSON Resume (jsonresume.org, schema 1.0.0). Fields may be missing or null, and unknown ones are allowed: the import
 * reports them. What a field is read as, and how it is cut, is in `packages/domain/src/resumes/json-resume`.
 */

const oneText = (field: string, message: string) =>
  z.string(message).check(z.maxLength(importLimits.text, failing('json_resume.text_too_long', { field })))
const text = (field: string) => z.nullish(oneText(field, failing('json_resume.no_text', { field })))
const texts = (field: string) =>
  z.nullish(
    boundedList(oneText(field, failing('json_resume.no_texts', { field })), importLimits.entries, {
      tooMany: failing('json_resume.too_many', { field, max: importLimits.entries }),
      notAList: failing('json_resume.no_list', { field }),
    }),
  )
/** Leaves the fields of an object out of the OpenAPI document, because the schema at jsonresume.org lists them. */
const fieldsElsewhere = z.meta({ properties: undefined, required: undefined })

/** Some programs write a year as a number. */
const date = (field: string) => {
  const message = failing('json_resume.no_date', { field })
  return z.nullish(z.union([z.string().check(z.maxLength(100)), z.number()], message))
}

/** Some fields are also known by the names that versions of the schema before 1.0.0 have. */
const section = <Fields extends z.core.$ZodLooseShape>(name: string, fields: Fields) =>
  z.nullish(
    boundedList(
      z.looseObject(fields, failing('json_resume.no_objects', { field: name })).check(fieldsElsewhere),
      importLimits.items,
      {
        tooMany: failing('json_resume.too_many', { field: name, max: importLimits.items }),
        notAList: failing('json_resume.no_list', { field: name }),
      },
    ),
  )

export const jsonResume = z.looseObject(
  {
    // The own form of Reactive Resume names its template here. First, since its basics differ too.
    metadata: z.nullish(
      z.looseObject({}, failing('json_resume.no_object', { field: 'metadata' })).check(
        fieldsElsewhere,
        z.refine((metadata) => !('template' in metadata), failing('json_resume.of_reactive_resume')),
      ),
    ),
    basics: z.looseObject(
      {
        name: oneText('basics.name', failing('json_resume.missing', { field: 'basics.name' })),
        label: text('basics.label'),
        summary: text('basics.summary'),
        location: z.nullish(
          z
            .looseObject(
              {
                city: text('basics.location.city'),
                countryCode: text('basics.location.countryCode'),
                country: text('basics.location.country'),
              },
              failing('json_resume.no_object', { field: 'basics.location' }),
            )
            .check(fieldsElsewhere),
        ),
        profiles: section('basics.profiles', {
          network: text('basics.profiles.network'),
          username: text('basics.profiles.username'),
          url: text('basics.profiles.url'),
        }),
      },
      failing('json_resume.missing', { field: 'basics' }),
    ),
    work: section('work', {
      name: text('work.name'),
      company: text('work.company'),
      position: text('work.position'),
      location: text('work.location'),
      startDate: date('work.startDate'),
      endDate: date('work.endDate'),
      summary: text('work.summary'),
      highlights: texts('work.highlights'),
    }),
    education: section('education', {
      institution: text('education.institution'),
      studyType: text('education.studyType'),
      area: text('education.area'),
      location: text('education.location'),
      startDate: date('education.startDate'),
      endDate: date('education.endDate'),
    }),
    skills: section('skills', { name: text('skills.name'), keywords: texts('skills.keywords') }),
    languages: section('languages', {
      language: text('languages.language'),
      fluency: text('languages.fluency'),
      name: text('languages.name'),
      level: text('languages.level'),
    }),
    certificates: section('certificates', {
      name: text('certificates.name'),
      url: text('certificates.url'),
      title: text('certificates.title'),
      website: text('certificates.website'),
    }),
    projects: section('projects', {
      name: text('projects.name'),
      title: text('projects.title'),
      description: text('projects.description'),
      highlights: texts('projects.highlights'),
      keywords: texts('projects.keywords'),
      roles: texts('projects.roles'),
      url: text('projects.url'),
      website: text('projects.website'),
      team: text('projects.team'),
    }),
    courses: section('courses', {
      name: text('courses.name'),
      license: text('courses.license'),
      date: date('courses.date'),
      keywords: texts('courses.keywords'),
    }),
    books: section('books', { title: text('books.title'), author: text('books.author') }),
  },
  failing('json_resume.not_one'),
)

/** Sections as JSON Resume calls them. */
const importReport = z.object({
  taken: z.array(z.object({ section: z.string(), count: z.int() })),
  left_out: z.array(z.object({ section: z.string(), reason: z.string() })),
})

const importInput = z.object({ user_id: idInput, resume: jsonResume })
export type ResumeImportInput = z.output<typeof importInput>

const resumeImport = z.object({ resume, report: importReport })
export type ResumeImport = z.infer<typeof resumeImport>

export const jsonResumes = {
  export: route({
    method: 'GET',
    url: '/resumes/:id/json',
    access: 'managerLevel',
    summary: 'The CV as JSON Resume 1.0.0, without pictures',
    sendsFile: 'application/json',
    schema: { params: idParams, response: { 200: z.unknown() } },
  }),
  import: route({
    method: 'POST',
    url: '/resumes/import',
    access: 'managerLevel',
    summary: 'Make a CV of a JSON Resume 1.0.0, with a report of what was taken and left out',
    schema: { body: importInput, response: { 201: resumeImport } },
  }),
}
