import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { describe, expect, test } from 'vitest'
import { schemaErrors } from '../../../api/form-errors.ts'
import { changedFields } from '../../../shared/conflicts/changed-fields.ts'
import { type GeneralInfoFields, generalInfoFields, generalInfoForm, generalInfoOf } from './general-info.ts'

const today = '2024-05-17'

const user: User = {
  id: 7,
  version: 1,
  slug: 'ivan-petrenko',
  role: 'default',
  full_name: 'Ivan Petrenko',
  first_name: 'Ivan',
  last_name: 'Petrenko',
  email: 'ivan@portal.test',
  active: true,
  status: 'busy_on_outsource',
  avatar: null,
  has_second_factor: false,
  oidc_linked: false,
  sub_roles: [{ id: 12, name: 'Developer', key: 'developer' }],
  available_contracts: [],
  can: {
    update: true,
    change_roles: true,
    deactivate: true,
    change_password: true,
    reset_second_factors: true,
    unlink: true,
  },
}

const profile: Profile = {
  id: 7,
  version: 1,
  user_id: 7,
  avatar: null,
  position: 'Senior developer',
  skype: null,
  telegram: 'ivan_p',
  github: null,
  phone_number: null,
  english_level: 'intermediate',
  salary: 1500,
  job_started_on: '2020-02-01',
  job_ended_on: null,
  employments: [{ from: '2020-02-01', to: null }],
  technologies: [
    { id: 3, name: 'Ruby' },
    { id: 5, name: 'TypeScript' },
  ],
  date_of_birth: null,
  marital_status: null,
  home_address: null,
  office: null,
  post_office: null,
  children: [],
  can: { update: true, update_own: false },
}

const before = generalInfoOf(user, profile)
const untouched = generalInfoFields(before)
const schema = generalInfoForm(today)
const changesOf = (fields: Partial<GeneralInfoFields>) =>
  changedFields(before, schema.parse({ ...untouched, ...fields }))
const errorsOf = (fields: Partial<GeneralInfoFields>) => schemaErrors(schema, { ...untouched, ...fields })

describe('the General Info form sends', () => {
  test('the General Info form that is saved as it was opened sends nothing', () => {
    expect(changesOf({})).toEqual({})
  })

  test('the General Info form sends a changed text without the blanks around it', () => {
    expect(changesOf({ skype: '  live:ivan ' })).toEqual({ skype: 'live:ivan' })
  })

  test('the General Info form sends null for what was emptied', () => {
    expect(changesOf({ telegram: ' ', salary: '', english_level: null, job_started_on: null })).toEqual({
      telegram: null,
      salary: null,
      english_level: null,
      job_started_on: null,
    })
  })

  test('the General Info form sends chosen roles and technologies as ids', () => {
    expect(changesOf({ role_ids: [12, 13], technology_ids: [] })).toEqual({
      role_ids: [12, 13],
      technology_ids: [],
    })
  })

  test.each([
    ['1600', 1600],
    ['1600.50', 1600.5],
    ['1 600,5', 1600.5],
    ['$1600', 1600],
    ['$1,600', 1600],
    ['1,234,567.8', 1234567.8],
  ])('a payment typed as %j is %d', (salary, amount) => {
    expect(changesOf({ salary })).toEqual({ salary: amount })
  })
})

describe('the General Info form refuses', () => {
  test.each([
    [{ first_name: 'Іван' }, 'first_name', 'First name can only contain Latin letters'],
    [{ last_name: 'Petrenko2' }, 'last_name', 'Last name can only contain Latin letters'],
    [{ first_name: ' ' }, 'first_name', 'This field is required'],
    [{ email: 'ivan@' }, 'email', 'Invalid email address'],
    [{ role_ids: [] }, 'role_ids', 'This field is required'],
    [{ salary: 'much' }, 'salary', 'Enter an amount'],
    [{ salary: '1.555' }, 'salary', 'Enter an amount'],
    [{ salary: '-5' }, 'salary', 'Enter an amount'],
    [{ job_started_on: '2024-05-18' }, 'job_started_on', 'The date of admission cannot be after today'],
    [
      { job_ended_on: '2020-01-31' },
      'job_ended_on',
      'The date of dismission cannot be before the date of admission',
    ],
  ])('the General Info form refuses %j', (fields, field, sentence) => {
    expect(errorsOf(fields)).toEqual({ [field]: sentence })
  })

  test.each([
    { job_started_on: today },
    { job_ended_on: '2020-02-01' },
    { job_started_on: null, job_ended_on: '2019-01-01' },
  ])('the General Info form accepts %j', (fields) => {
    expect(errorsOf(fields)).toEqual({})
  })
})
