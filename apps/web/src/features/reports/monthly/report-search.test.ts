import { describe, expect, test } from 'vitest'
import { filtersOf, searchWithFilters, withChosen, withoutChosen } from './report-filters.ts'
import { countFilters, reportSearch, shownAddress } from './report-search.ts'
import { personSort, rowSort, viewOf } from './report-sort.ts'

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
    const search = {
      day: '2026-11-20',
      group: 'person' as const,
      sort: '-missing' as const,
      user_id: [3],
      page: 4,
    }
    const chosen = withChosen(filtersOf(search), 'project_id', 7)
    expect(searchWithFilters(search, chosen)).toEqual({
      day: '2026-11-20',
      group: 'person',
      sort: '-missing',
      user_id: [3],
      project_id: [7],
    })
  })
})

describe('the order of the report in the address', () => {
  test.each([
    ['-manager', '-manager', undefined],
    ['missing', undefined, 'missing'],
    ['-hours', '-hours', '-hours'],
    ['salary', undefined, undefined],
  ])('the order %s sorts rows by %s and people by %s', (sort, ofRows, ofPeople) => {
    const search = reportSearch.parse({ sort })
    expect([rowSort(search), personSort(search)]).toEqual([ofRows, ofPeople])
  })
})

describe('the view of the report in the address', () => {
  test.each([
    [{}, 'person'],
    [{ group: 'person' }, 'person'],
    [{ group: 'rows' }, 'rows'],
    [{ sort: '-missing' }, 'person'],
    [{ sort: 'hours' }, 'person'],
    // Addresses of before, when the rows came first, name their view by its column.
    [{ sort: '-project' }, 'rows'],
    [{ group: 'weeks' }, 'person'],
  ])('the address %j shows %s', (address, view) => {
    expect(viewOf(reportSearch.parse(address))).toBe(view)
  })
})

describe('the period in the address of the monthly report and the one that is shown', () => {
  const today = '2026-11-25'

  test.each([
    [{ month: '2027-01', page: 2 }, { month: '2026-11' }],
    [
      { day: '2026-11-26', project_id: [4] },
      { day: today, project_id: [4] },
    ],
    [{ month: '2026-10', day: '2026-09-03' }, { day: '2026-09-03' }],
    [
      { date: '10.2026', group: 'person' as const },
      { month: '2026-10', group: 'person' },
    ],
    [{ date: '24.12.2026' }, { month: '2026-11' }],
    [{ date: 'soon' }, { month: '2026-11' }],
  ])('the address %j becomes %j', (asked, shown) => {
    expect(shownAddress(asked, today)).toEqual(shown)
  })

  test.each([{}, { month: '2026-11' }, { day: today, page: 2 }, { month: '2024-02', page: 3 }])(
    'the address %j stays as it is',
    (asked) => {
      expect(shownAddress(asked, today)).toBeUndefined()
    },
  )
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
})
