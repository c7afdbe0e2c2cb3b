import { type AvailablePerson, dashboards } from '@portal/contract/dashboards/dashboards'
import { languageLevels } from '@portal/domain/people/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildEmployee } from '../../../test/factories/employee.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { profileTechnologies } from '../../db/schema/people/profiles.ts'

// The company's day in these tests is 2025-03-12.

let api: TestApp
let manager: Client
let reactId: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  reactId = (await buildTechnology(api.db, { name: 'React' })).id
  const add = async (first_name: string, { react = false, ...profile }: Profile, status?: Status) => {
    const overrides = { first_name, last_name: 'Dev', ...(status && { status }) }
    const { id } = await buildEmployee(api.db, profile, overrides)
    if (react) await api.db.insert(profileTechnologies).values({ profile_id: id, technology_id: reactId })
    return id
  }
  const anna = await add('Anna', { react: true, english_level: 'native' }, 'busy_on_outsource')
  await add('Bob', { react: true, english_level: 'elementary', job_started_on: '2025-03-01' })
  await add('Cleo', { react: true, english_level: 'advanced', job_started_on: '2020-01-01' })
  await add('Dan', { english_level: 'upper_intermediate' }, 'busy_on_full_time_outstaff')
  await add('Eve', { job_started_on: '2024-01-01' })
  await buildContract(api.db, { user_id: anna, end_date: '2025-03-31' })
})
afterAll(() => api.close())

type Profile = Parameters<typeof buildEmployee>[1] & { react?: boolean }
type Status = AvailablePerson['status']

const list = async (query: CallInput<typeof dashboards.users>['query'] = {}) => {
  const { data } = await manager.call(dashboards.users, { query: { search: 'dev', ...query } })
  expect(data.count).toBe(data.users.length)
  return data.users
}
const namesOf = async (query: CallInput<typeof dashboards.users>['query'] = {}) =>
  (await list(query)).map(({ first_name }) => first_name)

describe('who is free', () => {
  it('a manager sees people who are ready for work first, each group by name', async () => {
    expect(await namesOf()).toEqual(['Bob', 'Cleo', 'Eve', 'Anna', 'Dan'])
  })

  it('a manager finds people by name, technology, status and English, which hold together', async () => {
    expect(await namesOf({ search: 'LEO d' })).toEqual(['Cleo'])
    expect(await namesOf({ technology_id: reactId })).toEqual(['Bob', 'Cleo', 'Anna'])
    expect(await namesOf({ status: 'busy_on_outsource' })).toEqual(['Anna'])
    expect(await namesOf({ english_level: 'advanced' })).toEqual(['Cleo'])
    expect(await namesOf({ english_level: ['native', 'advanced'], technology_id: reactId })).toEqual([
      'Cleo',
      'Anna',
    ])
    expect(await namesOf({ technology_id: reactId, status: 'busy_on_full_time_outstaff' })).toEqual([])
    expect(await namesOf({ technology_id: 987_654 })).toEqual([])
  })

  it('a manager finds the people who are free today, or those who are not', async () => {
    const { id } = await buildEmployee(api.db, {}, { first_name: 'Zoe', last_name: 'Bound' })
    await buildContract(api.db, { user_id: id, end_date: null })
    const names = (free_now: boolean, search = '') => namesOf({ free_now, search })
    expect(await names(true, 'dev')).toEqual(['Bob', 'Cleo', 'Eve', 'Dan'])
    expect(await names(false, 'dev')).toEqual(['Anna'])
    expect(await names(false, 'zoe bound')).toEqual(['Zoe'])
    expect(await names(true, 'zoe bound')).toEqual([])
    expect(await namesOf({ free_now: true, status: 'busy_on_full_time_outstaff' })).toEqual(['Dan'])
  })

  it.each([
    ['experience', ['Bob', 'Eve', 'Cleo', 'Anna', 'Dan']],
    ['-experience', ['Cleo', 'Eve', 'Bob', 'Anna', 'Dan']],
    ['english_level', ['Bob', 'Dan', 'Cleo', 'Anna', 'Eve']],
    ['-english_level', ['Anna', 'Cleo', 'Dan', 'Bob', 'Eve']],
    ['-full_name', ['Eve', 'Dan', 'Cleo', 'Bob', 'Anna']],
    ['-free_from', ['Anna', 'Bob', 'Cleo', 'Dan', 'Eve']],
  ] as const)('a manager sorts people by %s, those without a value last', async (sort, expected) => {
    expect(await namesOf({ sort })).toEqual(expected)
  })

  it('each person has the level of English and the day from which they are free', async () => {
    expect(await list({ search: 'anna dev' })).toMatchObject([
      { english_level: 'native', free_from: '2025-04-01', resume: null, all_resumes: [] },
    ])
    expect(await list({ search: 'eve dev' })).toMatchObject([
      { english_level: null, free_from: '2025-03-12' },
    ])
  })

  it('a parameter that is sent empty counts as absent', async () => {
    const query = 'search=&technology_id=&status=&english_level=&sort=&sub_role=&free_now='
    const response = await manager.inject({ method: 'GET', url: `/api/v1/dashboard/users?${query}` })
    const without = await manager.inject({ method: 'GET', url: '/api/v1/dashboard/users' })
    expect(response.statusCode).toBe(200)
    expect(without.json().count).toBeGreaterThan(0)
    expect(response.json()).toEqual(without.json())
  })

  it.each(['status=free', 'english_level=B2', 'technology_id=react', 'free_now=soon', 'sort=technologies'])(
    'the Users dashboard answers 400 to %s',
    async (query) => {
      const { statusCode } = await manager.inject({ method: 'GET', url: `/api/v1/dashboard/users?${query}` })
      expect(statusCode).toBe(400)
    },
  )

  it('the Users dashboard refuses a search of more than 200 characters and more levels than there are', async () => {
    const levels = [...languageLevels, 'native'].map((level) => `english_level=${level}`).join('&')
    for (const query of [`search=${'x'.repeat(201)}`, levels]) {
      const { statusCode } = await manager.inject({ method: 'GET', url: `/api/v1/dashboard/users?${query}` })
      expect(statusCode).toBe(400)
    }
  })
})
