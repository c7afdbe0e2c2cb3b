import {
  type Education,
  type EducationInput,
  educationInput,
} from '@portal/contract/resumes/ordered-sections'
import { type Day, monthOf } from '@portal/domain/days'
import { endsBeforeStart } from '@portal/domain/resumes/periods'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { monthInWords } from '../fields/list-words.ts'
import { endMonth, startMonth } from '../fields/typed-months.ts'

/** The form of a university. Its months are stored as their first days. */
export const educationForm = (today: Day) =>
  z
    .extend(z.omit(educationInput, { resume_id: true }), {
      start_date: startMonth(today),
      end_date: endMonth(today),
    })
    .check(
      z.refine(({ start_date, end_date }) => !endsBeforeStart(start_date, end_date), {
        message: failing('sections.end_before_start'),
        path: ['end_date'],
      }),
    )

type Months = { start_date: string | null; end_date: string | null }

/** The values of the form: the months, and a text for every other field of the contract. */
export type EducationValues = Months &
  Record<Exclude<keyof EducationInput, 'resume_id' | keyof Months>, string>

export const emptyEducation: EducationValues = {
  university_name: '',
  level: '',
  location: '',
  start_date: null,
  end_date: null,
}

export const valuesOf = (education: Education): EducationValues => ({
  university_name: education.university_name,
  level: education.level,
  location: education.location,
  start_date: monthOf(education.start_date),
  end_date: education.end_date === null ? null : monthOf(education.end_date),
})

export const educationWords: FieldWords<EducationValues> = {
  university_name: inWords(t.resumeEducation.university),
  level: inWords(t.resumeEducation.level),
  location: inWords(t.resumeEducation.location),
  start_date: monthInWords(t.resumeEducation.start),
  end_date: monthInWords(t.resumeEducation.end),
}
