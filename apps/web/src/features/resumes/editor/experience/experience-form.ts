import {
  type Experience,
  type ExperienceInput,
  experienceInput,
} from '@portal/contract/resumes/ordered-sections'
import { type Day, monthOf } from '@portal/domain/days'
import { endsBeforeStart } from '@portal/domain/resumes/periods'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords, yesOrNoInWords } from '../../../../shared/conflicts/field-words.ts'
import { listInWords, monthInWords } from '../fields/list-words.ts'
import { endMonth, startMonth } from '../fields/typed-months.ts'

/** The form of a job. Its months are stored as their first days; ongoing work is sent without an end. */
export const experienceForm = (today: Day) =>
  z.pipe(
    z
      .extend(z.omit(experienceInput, { resume_id: true }), {
        job_started_on: startMonth(today),
        job_ended_on: endMonth(today),
        ongoing: z.boolean(),
      })
      .check(
        z.refine(({ ongoing, job_ended_on }) => ongoing || job_ended_on !== null, {
          message: t.resumeExperience.endMissing,
          path: ['job_ended_on'],
        }),
        z.refine(
          ({ ongoing, job_started_on, job_ended_on }) =>
            ongoing || !endsBeforeStart(job_started_on, job_ended_on),
          { message: failing('sections.end_before_start'), path: ['job_ended_on'] },
        ),
      ),
    z.transform(({ job_ended_on, ...job }) => (job.ongoing ? job : { ...job, job_ended_on })),
  )

type Chosen = {
  job_started_on: string | null
  job_ended_on: string | null
  ongoing: boolean
  responsibilities: string[]
}

/** The values of the form: what is chosen, and a text for every other field of the contract. */
export type ExperienceValues = Chosen &
  Record<Exclude<keyof ExperienceInput, 'resume_id' | keyof Chosen>, string>

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
