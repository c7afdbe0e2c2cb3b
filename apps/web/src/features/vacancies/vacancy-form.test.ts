import type { Vacancy } from '@portal/contract/vacancies'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaErrors } from '../../api/form-errors.ts'
import { salaryRange } from './salary-range.ts'
import { emptyVacancy, vacancyForm, valuesOf } from './vacancy-form.ts'

const stored: Vacancy = {
  id: 1,
  version: 3,
  title: 'React developer',
  where_published: null,
  url: 'https://djinni.co/jobs/51200',
  level: 'middle',
  min_salary: 1800,
  max_salary: 2800.5,
  candidates_counter: 18,
  due_pings_counter: 2,
  can: { update: true, delete: true },
}

describe('the form of a vacancy', () => {
  test('the form of a vacancy sends a stored vacancy as it is', () => {
    expect(z.parse(vacancyForm, valuesOf(stored))).toEqual({
      title: 'React developer',
      where_published: null,
      url: 'https://djinni.co/jobs/51200',
      level: 'middle',
      min_salary: 1800,
      max_salary: 2800.5,
    })
  })

  test('the form of a vacancy requires only a title', () => {
    expect(schemaErrors(vacancyForm, emptyVacancy)).toEqual({ title: "can't be blank" })
    expect(schemaErrors(vacancyForm, { ...emptyVacancy, title: 'QA' })).toEqual({})
  })

  test('the form of a vacancy refuses a highest salary below the lowest, and texts that are no amounts', () => {
    const errorsOf = (min_salary: string, max_salary: string) =>
      schemaErrors(vacancyForm, { ...emptyVacancy, title: 'QA', min_salary, max_salary })
    expect(errorsOf('2 000', '1500')).toEqual({ max_salary: 'The highest salary cannot be below the lowest' })
    expect(errorsOf('1500', 'much')).toEqual({ max_salary: 'Enter an amount' })
    expect(errorsOf('1500', '$1,500')).toEqual({})
    expect(errorsOf('', '1500')).toEqual({})
  })
})

test.each([
  [1800, 2800.5, '$1\u202F800 – $2\u202F800.50'],
  [3800, null, 'from $3\u202F800'],
  [null, 700, 'up to $700'],
  [0, 0, '$0 – $0'],
  [null, null, undefined],
])('a salary range from %j to %j is %j', (min_salary, max_salary, text) => {
  expect(salaryRange({ min_salary, max_salary })).toBe(text)
})
