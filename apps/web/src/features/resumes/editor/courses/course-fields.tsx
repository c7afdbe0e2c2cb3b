import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type Course, type CourseInput, courseInput } from '@portal/contract/resumes/plain-sections'
import { type Day, monthOf } from '@portal/domain/days'
import { hasBegunBy } from '@portal/domain/resumes/periods'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { useToday } from '../../../../session/use-user.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { MonthInput } from '../../../../shared/period/month-input.tsx'
import type { FieldProps } from '../extras/quiet-fields.ts'
import { ChipsField } from '../fields/chips-field.tsx'
import { listInWords, monthInWords } from '../fields/list-words.ts'

const { acquire_date } = courseInput.shape

/** The form of a course: the server's input without the CV, and no month after today. */
export const courseForm = (today: Day) =>
  z.extend(z.omit(courseInput, { resume_id: true }), {
    acquire_date: acquire_date.check(
      z.refine((month) => hasBegunBy(today, month), failing('sections.month_in_future')),
    ),
  })

type Chosen = { acquire_date: string | null; stack: string[] }

/** The values of the form: the month, the list, and a text for every other field of the contract. */
export type CourseValues = Chosen & Record<Exclude<keyof CourseInput, 'resume_id' | keyof Chosen>, string>

export const emptyCourse: CourseValues = { name: '', license: '', acquire_date: null, stack: [] }
export const valuesOf = ({ name, license, acquire_date, stack }: Course): CourseValues => ({
  name,
  license,
  acquire_date,
  stack: [...stack],
})

export const courseWords: FieldWords<CourseValues> = {
  name: inWords(t.resumeExtras.courses.name),
  license: inWords(t.resumeExtras.courses.license),
  acquire_date: monthInWords(t.resumeExtras.courses.issued),
  stack: listInWords(t.resumeExtras.courses.stack),
}

type Props = {
  form: Pick<UseFormReturnType<CourseValues>, 'values'>
  field: FieldProps<CourseValues>
}

export const CourseFields = ({ form, field }: Props) => (
  <>
    <TextInput label={t.resumeExtras.courses.name} required data-autofocus {...field('name')} />
    <TextInput label={t.resumeExtras.courses.license} {...field('license')} />
    <MonthInput
      label={t.resumeExtras.courses.issued}
      required
      {...field('acquire_date')}
      value={form.values.acquire_date}
      maxMonth={monthOf(useToday())}
      tooLate={refusal('sections.month_in_future')}
    />
    <ChipsField
      form={{ getInputProps: field }}
      field="stack"
      entries={form.values.stack}
      label={t.resumeExtras.courses.stack}
    />
  </>
)
