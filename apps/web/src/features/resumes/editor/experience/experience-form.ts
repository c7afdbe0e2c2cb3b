import { type Experience, experienceInput } from '@portal/contract/resumes/ordered-sections'
import { monthOf } from '@portal/domain/days'
import { endBeforeStart, endsBeforeStart } from '@portal/domain/resumes/periods'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords, yesOrNoInWords } from '../../../../shared/conflicts/field-words.ts'
import { listInWords, monthInWords } from '../pieces/list-words.ts'
import { optionalMonth, requiredMonth } from '../pieces/typed-months.ts'

const { job_title, company, location, description, responsibilities } = experienceInput.shape

/** The form of a job. Its months are stored as their first days; ongoing work is sent without an end. */
export const experienceForm = z.pipe(
  z
    .object({
      job_title,
      company,
      location,
      job_started_on: requiredMonth,
      job_ended_on: optionalMonth,
      ongoing: z.boolean(),
      description,
      responsibilities,
    })
    .check(
      z.refine(({ ongoing, job_ended_on }) => ongoing || job_ended_on !== null, {
        message: t.resumeExperience.endMissing,
        path: ['job_ended_on'],
      }),
      z.refine(
        ({ ongoing, job_started_on, job_ended_on }) =>
          ongoing || !endsBeforeStart(job_started_on, job_ended_on),
        { message: endBeforeStart, path: ['job_ended_on'] },
      ),
    ),
  z.transform(({ job_ended_on, ...job }) => (job.ongoing ? job : { ...job, job_ended_on })),
)

export type ExperienceValues = {
  job_title: string
  company: string
  location: string
  job_started_on: string | null
  job_ended_on: string | null
  ongoing: boolean
  description: string
  responsibilities: string[]
}

export const emptyExperience: ExperienceValues = {
  job_title: '',
  company: '',
  location: '',
  job_started_on: null,
  job_ended_on: null,
  ongoing: false,
  description: '',
  responsibilities: [''],
}

export const valuesOf = (job: Experience): ExperienceValues => ({
  job_title: job.job_title,
  company: job.company,
  location: job.location,
  job_started_on: monthOf(job.job_started_on),
  job_ended_on: job.job_ended_on === null ? null : monthOf(job.job_ended_on),
  ongoing: job.ongoing,
  description: job.description,
  responsibilities: job.responsibilities,
})

export const experienceWords: FieldWords<ExperienceValues> = {
  job_title: inWords(t.resumeExperience.jobTitle),
  company: inWords(t.resumeExperience.company),
  location: inWords(t.resumeExperience.location),
  job_started_on: monthInWords(t.resumeExperience.start),
  job_ended_on: monthInWords(t.resumeExperience.end),
  ongoing: yesOrNoInWords(t.resumeExperience.ongoing),
  description: inWords(t.resumeExperience.description),
  responsibilities: listInWords(t.resumeExperience.responsibilities),
}
