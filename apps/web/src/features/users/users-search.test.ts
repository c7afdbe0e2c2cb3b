import { describe, expect, test } from 'vitest'
import {
  activeChoiceOf,
  activeChoices,
  activeFrom,
  countFilters,
  factorChoiceOf,
  factorChoices,
  factorFrom,
  preselected,
  usersSearch,
} from './users-search.ts'

describe('the address of Manage users', () => {
  test('the address of Manage users accepts a manager and a project from links', () => {
    expect(usersSearch.parse({ manager_id: 3, project_id: '7' })).toEqual({ manager_id: 3, project_id: 7 })
  })

  test('an invalid value in the address of Manage users counts as absent', () => {
    const search = { active: 'maybe', user_id: 'me', project_id: -1, status_id: 0, manager_id: null, page: 0 }
    const parsed = usersSearch.parse({ ...search, has_second_factor: 'perhaps' })
    expect(Object.values(parsed).filter((value) => value !== undefined)).toEqual([])
  })

  test('Manage users shows active people by default, and reads every choice from the address as it was made', () => {
    expect(activeChoiceOf({})).toBe('true')
    expect(activeFrom('true')).toBeUndefined()
    for (const choice of activeChoices) expect(activeChoiceOf({ active: activeFrom(choice) })).toBe(choice)
  })

  test('Manage users shows people with and without a second factor by default, and reads every choice from the address as it was made', () => {
    expect(factorChoiceOf({})).toBeNull()
    for (const choice of factorChoices) {
      expect(factorChoiceOf({ has_second_factor: factorFrom(choice) })).toBe(choice)
    }
  })

  test.each([
    [{}, 0],
    [{ active: true }, 0],
    [{ active: false }, 1],
    [{ active: 'all' as const, manager_id: 3, project_id: 7 }, 3],
    [{ user_id: 1, status_id: 2 }, 2],
    [{ has_second_factor: false }, 1],
  ])('the address %j sets %i filters', (filters, count) => {
    expect(countFilters(filters)).toBe(count)
  })
})

describe('the state of a navigation to Manage users', () => {
  test.each([
    [
      { managerId: 3, projectId: 7 },
      { status_id: 1, page: 2 },
      { status_id: 1, manager_id: 3, project_id: 7 },
    ],
    [{ managerId: '3' }, { manager_id: 9, project_id: 7 }, { manager_id: 3, project_id: 7 }],
  ])('the state %j with the filters %j leads to the filters %j', (state, search, shown) => {
    expect(preselected(search, state)).toEqual(shown)
  })

  test.each([undefined, null, {}, { managerId: 'me' }, { key: 'x', __TSR_index: 2 }])(
    'the state %j changes no filter',
    (state) => {
      expect(preselected({ manager_id: 9 }, state)).toBeUndefined()
    },
  )
})
