import { failing } from '@portal/words/reasons'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { educationForm, emptyEducation } from '../education/education-form.ts'
import { emptyExperience, experienceForm } from '../experience/experience-form.ts'

const today = '2025-03-12'
const endTooEarly = failing('sections.end_before_start')

const school = { ...emptyEducation, university_name: 'KPI', level: 'Master', location: 'Kyiv' }
const job = {
  ...emptyExperience,
  job_title: 'Tester',
  company: 'Ours',
  location: 'Kyiv',
  description: 'Tests',
}

const refusalsOf = (form: z.core.$ZodType, values: unknown) =>
  z.safeParse(form, values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test.each([
  ['2020-02', [['end_date', endTooEarly]]],
  ['2020-03', []],
  [null, []],
])('a university from March 2020 to %s has the refusals of the server', (end, refusals) => {
  expect(refusalsOf(educationForm(today), { ...school, start_date: '2020-03', end_date: end })).toEqual(
    refusals,
  )
})

test.each([
  ['2020-02', false, [['job_ended_on', endTooEarly]]],
  ['2020-02', true, []],
  ['2020-03', false, []],
])('a job from March 2020 to %s, ongoing %s, has the refusals of the server', (end, ongoing, refusals) => {
  const values = {
    ...job,
    responsibilities: ['Tests'],
    job_started_on: '2020-03',
    job_ended_on: end,
    ongoing,
  }
  expect(refusalsOf(experienceForm(today), values)).toEqual(refusals)
})

test.each([
  ['2025-03', '2035-03', []],
  ['2025-04', null, [['start_date', failing('sections.month_in_future')]]],
  ['2062-01', null, [['start_date', failing('sections.month_in_future')]]],
  ['2020-03', '2035-04', [['end_date', failing('sections.end_too_late')]]],
])(
  'a university from %s to %s has the refusals that it has on the server in March 2025',
  (start, end, refusals) => {
    expect(refusalsOf(educationForm(today), { ...school, start_date: start, end_date: end })).toEqual(
      refusals,
    )
  },
)

test('a text that is no month has one refusal, that of its form', () => {
  const [refusal, ...others] = refusalsOf(educationForm(today), {
    ...school,
    start_date: '2062',
    end_date: null,
  })
  expect([refusal?.[0], others]).toEqual(['start_date', []])
})
