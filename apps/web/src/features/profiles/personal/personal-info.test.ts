import type { Profile } from '@portal/contract/profiles/profiles'
import { describe, expect, test } from 'vitest'
import { schemaErrors } from '../../../api/form-errors.ts'
import {
  type PersonalInfoFields,
  personalInfoChanges,
  personalInfoFields,
  personalInfoForm,
} from './personal-info.ts'

const today = '2024-05-17'

const profile: Profile = {
  id: 7,
  version: 1,
  user_id: 7,
  avatar: null,
  position: null,
  skype: null,
  telegram: null,
  github: null,
  phone_number: null,
  english_level: null,
  salary: null,
  job_started_on: null,
  job_ended_on: null,
  employments: [],
  technologies: [],
  date_of_birth: '1990-04-12',
  marital_status: null,
  home_address: '5 Sadova Street, Lviv',
  office: null,
  post_office: null,
  children: [
    { id: 1, name: 'Anna', date_of_birth: '2015-06-01' },
    { id: 2, name: 'Bohdan', date_of_birth: null },
  ],
  can: { update: true, update_own: false },
}

const untouched = personalInfoFields(profile)
const [anna, bohdan] = untouched.children
if (!anna || !bohdan) throw new Error('The profile has two children')

const schema = personalInfoForm(today)
const changesOf = (fields: Partial<PersonalInfoFields>) =>
  personalInfoChanges(profile, schema.parse({ ...untouched, ...fields }))

describe('the Personal Info form sends', () => {
  test('the Personal Info form that is saved as it was opened sends nothing, although a missing marital status shows as Single', () => {
    expect(untouched.marital_status).toBe('Single')
    expect(changesOf({})).toEqual({})
  })

  test('the Personal Info form sends changed fields trimmed, and null for an emptied one', () => {
    expect(changesOf({ marital_status: 'Married', office: ' Dnipro ', home_address: '' })).toEqual({
      marital_status: 'Married',
      office: 'Dnipro',
      home_address: null,
    })
  })

  test('the Personal Info form sends a new child without an id, and nothing for an empty line', () => {
    const children = [
      anna,
      bohdan,
      { key: 'new', name: ' Vira ', date_of_birth: '2020-01-02' },
      { key: 'empty', name: '  ', date_of_birth: '2021-01-02' },
    ]
    expect(changesOf({ children })).toEqual({
      children_attributes: [{ name: 'Vira', date_of_birth: '2020-01-02' }],
    })
  })

  test('the Personal Info form sends the changed fields of a child with its id', () => {
    const children = [
      { ...anna, name: 'Hanna' },
      { ...bohdan, date_of_birth: '2018-03-04' },
    ]
    expect(changesOf({ children })).toEqual({
      children_attributes: [
        { id: 1, name: 'Hanna' },
        { id: 2, date_of_birth: '2018-03-04' },
      ],
    })
  })

  test('the Personal Info form sends _destroy for a child that was removed or whose name was emptied', () => {
    expect(changesOf({ children: [bohdan] })).toEqual({ children_attributes: [{ id: 1, _destroy: true }] })
    expect(changesOf({ children: [anna, { ...bohdan, name: ' ' }] })).toEqual({
      children_attributes: [{ id: 2, _destroy: true }],
    })
  })
})

describe('the Personal Info form', () => {
  test('the Personal Info form refuses births after today, of the person and of children', () => {
    const errors = schemaErrors(schema, {
      ...untouched,
      date_of_birth: '2024-05-18',
      children: [anna, { ...bohdan, date_of_birth: '2025-01-01' }],
    })
    expect(errors).toEqual({
      date_of_birth: 'The date of birth cannot be after today',
      'children.1.date_of_birth': 'The date of birth cannot be after today',
    })
  })

  test('the Personal Info form accepts births today', () => {
    const children = [{ ...anna, date_of_birth: today }]
    expect(schemaErrors(schema, { ...untouched, children })).toEqual({})
  })
})
