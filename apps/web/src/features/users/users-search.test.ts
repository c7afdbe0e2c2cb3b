import { describe, expect, test } from 'vitest'
import { activeChoiceOf, activeChoices, activeFrom, countFilters, usersSearch } from './users-search.ts'

describe('the address of Manage users', () => {
  test('the address of Manage users accepts a manager and a project from links', () => {
    expect(usersSearch.parse({ manager_id: 3, project_id: '7' })).toEqual({ manager_id: 3, project_id: 7 })
  })

  test('an invalid value in the address of Manage users counts as absent', () => {
    const search = { active: 'maybe', user_id: 'me', project_id: -1, status_id: 0, manager_id: null, page: 0 }
    expect(Object.values(usersSearch.parse(search)).filter((value) => value !== undefined)).toEqual([])
  })

  test('Manage users shows active people by default, and reads every choice from the address as it was made', () => {
    expect(activeChoiceOf({})).toBe('true')
    expect(activeFrom('true')).toBeUndefined()
    for (const choice of activeChoices) expect(activeChoiceOf({ active: activeFrom(choice) })).toBe(choice)
  })

  test.each([
    [{}, 0],
    [{ active: true }, 0],
    [{ active: false }, 1],
    [{ active: 'all' as const, manager_id: 3, project_id: 7 }, 3],
    [{ user_id: 1, status_id: 2 }, 2],
  ])('the address %j sets %i filters', (filters, count) => {
    expect(countFilters(filters)).toBe(count)
  })
})
