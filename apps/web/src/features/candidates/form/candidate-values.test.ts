import type { Candidate } from '@portal/contract/candidates/candidates'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaErrors } from '../../../api/form-errors.ts'
import {
  type CandidateValues,
  candidateForm,
  changesOf,
  emptyCandidate,
  valuesOf,
} from './candidate-values.ts'

const candidate: Candidate = {
  id: 8,
  version: 3,
  full_name: 'Olha Semeniuk',
  vacancy_id: 2,
  vacancy_title: 'React developer',
  stack: 'jQuery',
  technologies: ['React', 'TypeScript'],
  technology_ids: [11, 5],
  cv_url: 'https://cv.test/olha',
  first_interview: '2025-03-12',
  phone: '+380501234567',
  email: 'olha@mail.test',
  telegram: 'olha_s',
  linkedin: 'https://www.linkedin.com/in/olha-semeniuk',
  resource_url: null,
  salary: 2500,
  english: 'intermediate',
  location: 'Lviv',
  company: null,
  experience: 3.5,
  significate: 'interviewing',
  ping_again: true,
  ping_again_on: '2025-04-01',
  ping_again_due: false,
  first_additional_link: null,
  second_additional_link: null,
  position: 'Frontend developer',
  recruiter_note: 'Calm',
  tech_lead_note: null,
  final_decision: null,
  created_at: '2026-01-02T03:04:05.000Z',
  cv_file: null,
  user_id: null,
  can: { update: true, delete: true, create_user: false },
}

const empty = emptyCandidate(2, '2025-03-12')
const filled: CandidateValues = { ...empty, full_name: ' Olha Semeniuk ' }
const read = (values: Partial<CandidateValues>) => z.parse(candidateForm, { ...filled, ...values })
const errors = (values: Partial<CandidateValues>) => schemaErrors(candidateForm, { ...filled, ...values })
const changes = (values: Partial<CandidateValues>) => {
  const typed = z.parse(candidateForm, { ...valuesOf(candidate), ...values })
  return changesOf(candidate, { ...typed, technologies: typed.technologies.map(Number) })
}

describe('a new candidate', () => {
  test('a new candidate is hired, speaks elementary English and was first contacted today, unless something else is chosen', () => {
    expect(read({})).toMatchObject({
      full_name: 'Olha Semeniuk',
      vacancy_id: 2,
      significate: 'hired',
      english: 'elementary',
      first_interview: '2025-03-12',
      ping_again: false,
      technologies: [],
    })
  })

  test('a new candidate has null where nothing was typed', () => {
    expect(read({ phone: ' ', company: '' })).toMatchObject({
      phone: null,
      company: null,
      email: null,
      salary: null,
      experience: null,
      cv_url: null,
      recruiter_note: null,
    })
  })

  test.each(['', '   '])('a new candidate needs a name, and %j is refused', (full_name) => {
    expect(errors({ full_name })).toEqual({ full_name: 'Fill out candidate name.' })
  })

  test.each([
    ['3', 3],
    ['3.5', 3.5],
    [' 0,5 ', 0.5],
    ['0', 0],
  ])('the experience of a new candidate may be %j years', (experience, years) => {
    expect(read({ experience })).toMatchObject({ experience: years })
  })

  test.each(['-1', '3.55', '100', 'three'])(
    'the experience of a new candidate cannot be %j years',
    (experience) => {
      expect(errors({ experience })).toEqual({
        experience: 'Enter years from 0 to 99, with at most one decimal',
      })
    },
  )

  test.each([
    ['olha-semeniuk', 'https://www.linkedin.com/in/olha-semeniuk'],
    ['linkedin.com/in/olha', 'https://linkedin.com/in/olha'],
    ['cv.test/olha', 'https://cv.test/olha'],
  ])('a LinkedIn page typed as %j is sent as %s', (linkedin, page) => {
    expect(read({ linkedin })).toMatchObject({ linkedin: page })
  })

  test('a new candidate with texts that are no address or amount is refused at their fields', () => {
    expect(
      errors({ linkedin: 'Olha Semeniuk', cv_url: 'ftp://cv.test', email: 'olha@', salary: 'much' }),
    ).toEqual({
      linkedin: 'Enter an http or https address',
      cv_url: 'Enter an http or https address',
      email: 'Invalid email address',
      salary: 'Enter an amount',
    })
  })

  test('a new candidate with a chosen day is to be pinged again', () => {
    expect(read({ ping_again_on: '2025-04-01' })).toMatchObject({
      ping_again: true,
      ping_again_on: '2025-04-01',
    })
  })
})

describe('an edit of a candidate sends', () => {
  test('an edit of a candidate that is saved as it was opened sends nothing', () => {
    expect(schemaErrors(candidateForm, valuesOf(candidate))).toEqual({})
    expect(changes({})).toEqual({})
  })

  test('an edit of a candidate sends only what was changed', () => {
    expect(
      changes({ position: 'Team lead', salary: '2\u200B 800\u200E', technologies: [5, 11, 20] }),
    ).toEqual({
      position: 'Team lead',
      salary: 2800,
      technologies: [5, 11, 20],
    })
  })

  test('an edit of a candidate sends another vacancy', () => {
    expect(changes({ vacancy_id: 7 })).toEqual({ vacancy_id: 7 })
  })

  test('an edit of a candidate sends null for what was emptied', () => {
    expect(changes({ phone: '', experience: ' ', first_interview: null, recruiter_note: '' })).toEqual({
      phone: null,
      experience: null,
      first_interview: null,
      recruiter_note: null,
    })
  })

  test('an edit that turns off a ping sends no day for it', () => {
    expect(changes({ ping_again: false, ping_again_on: null })).toEqual({
      ping_again: false,
      ping_again_on: null,
    })
  })
})
