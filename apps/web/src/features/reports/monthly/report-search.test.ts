import { beforeEach, describe, expect, test, vi } from 'vitest'
import { filtersOf, searchWithFilters, withChosen, withoutChosen } from './report-filters.ts'
import { countFilters, filtersToRestore, firstKindOf, reportSearch, storeFilters } from './report-search.ts'

describe('the address of the monthly report', () => {
  test('the address of the monthly report accepts one value of a filter or several, each once', () => {
    const search = { month: '2026-10', user_id: '3', project_id: [4, '5', 4], page: '2' }
    expect(reportSearch.parse(search)).toEqual({
      month: '2026-10',
      user_id: [3],
      project_id: [4, 5],
      page: 2,
    })
  })

  test('an invalid value in the address of the monthly report counts as absent', () => {
    const search = {
      month: '2026-13',
      day: '2026-02-30',
      user_id: 'me',
      project_id: [],
      job_status_id: [0],
      category_id: { id: 1 },
      page: 0,
    }
    expect(Object.values(reportSearch.parse(search)).filter((value) => value !== undefined)).toEqual([])
  })

  test('a change of the filters of the monthly report keeps the day and leads to the first page', () => {
    const search = { day: '2026-11-20', user_id: [3], page: 4 }
    const chosen = withChosen(filtersOf(search), 'project_id', 7)
    expect(searchWithFilters(search, chosen)).toEqual({ day: '2026-11-20', user_id: [3], project_id: [7] })
  })
})

describe('the chosen values of the filter', () => {
  test('the chosen values of the filter are of several kinds at once, each value once', () => {
    const both = withChosen(withChosen({ user_id: [3] }, 'user_id', 3), 'category_id', 9)
    expect(both).toEqual({ user_id: [3], category_id: [9] })
    expect(countFilters(both)).toBe(2)
  })

  test('a kind of the filter without values is absent from the address', () => {
    const left = withoutChosen({ user_id: [3], category_id: [9, 8] }, 'user_id', 3)
    expect(left.user_id).toBeUndefined()
    expect(withoutChosen(left, 'category_id', 9).category_id).toEqual([8])
  })

  test('the filter opens at a kind that has values', () => {
    expect(firstKindOf({})).toBe('user_id')
    expect(firstKindOf({ job_status_id: [2], category_id: [9] })).toBe('job_status_id')
  })
})

describe('the filters that are kept in the browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  test('kept filters are restored for the person who chose them, at an address without filters', () => {
    storeFilters(5, { user_id: [3], project_id: [4, 6] })
    expect(filtersToRestore(5, {})).toEqual({ user_id: [3], project_id: [4, 6] })
    expect(filtersToRestore(6, {})).toBeUndefined()
  })

  test.each([{ month: '2026-10' }, { day: '2026-11-20' }, { user_id: [9] }, { page: 2 }])(
    'the address %j wins over the kept filters',
    (search) => {
      storeFilters(5, { user_id: [3] })
      expect(filtersToRestore(5, search)).toBeUndefined()
    },
  )

  test('kept filters are gone after the last one is removed', () => {
    storeFilters(5, { user_id: [3] })
    storeFilters(5, withoutChosen({ user_id: [3] }, 'user_id', 3))
    expect(filtersToRestore(5, {})).toBeUndefined()
  })

  test('a stored text that is no filter restores nothing', () => {
    localStorage.setItem('portal.report-filters.5', '{"user_id":"all","project_id":[4]}')
    expect(filtersToRestore(5, {})).toEqual({ project_id: [4] })
    localStorage.setItem('portal.report-filters.5', 'no JSON')
    expect(filtersToRestore(5, {})).toBeUndefined()
  })
})
