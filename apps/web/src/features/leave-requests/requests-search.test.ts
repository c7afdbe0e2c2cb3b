import { describe, expect, test } from 'vitest'
import { countFilters, preselected, requestsSearch } from './requests-search.ts'

describe('the address of the requests', () => {
  test('the address of the requests holds period, filters and page', () => {
    const search = { day: '2026-11-22', user: '7', pending: true, page: '2' }
    expect(requestsSearch.parse(search)).toEqual({ ...search, user: 7, page: 2 })
  })

  test('an invalid value in the address of the requests counts as absent', () => {
    const search = { month: '2026-13', day: 'x', user: 'me', pending: 'false', page: 0 }
    expect(requestsSearch.parse(search)).toEqual({})
  })

  test.each([
    [
      { user_id: 7, date: '2026-12-24' },
      { user: 7, month: '2026-12' },
    ],
    [{ date: '24.12.2026' }, { month: '2026-12' }],
    [{ date: '12.2026' }, { month: '2026-12' }],
    [{ date: '2026-12', day: '2026-11-22', page: 3 }, { month: '2026-12' }],
    [
      { user_id: 7, user: 3, pending: true },
      { user: 7, pending: true },
    ],
    [{ date: 'soon', month: '2026-10' }, { month: '2026-10' }],
  ] as const)('the address %j becomes %j', (search, shown) => {
    expect(preselected(search)).toEqual(shown)
  })

  test('an address without user_id and date stays as it is', () => {
    expect(preselected({ month: '2026-10', user: 3 })).toBeUndefined()
  })

  test('the number of filters counts those that are set', () => {
    expect(countFilters({ user: 7, pending: true })).toBe(2)
    expect(countFilters({})).toBe(0)
  })
})
