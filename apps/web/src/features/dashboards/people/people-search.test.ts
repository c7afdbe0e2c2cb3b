import { describe, expect, test } from 'vitest'
import { countFilters, peopleSearch } from './people-search.ts'
import { shownMonth } from './shown-month.ts'

describe('the address of the Users dashboard', () => {
  test('the address of the Users dashboard holds the view, the group, the month and the page, and nothing invalid', () => {
    const valid = { view: 'hired', sub_role: 7, month: '2026-03', page: 2 }
    expect(peopleSearch.parse(valid)).toEqual(valid)
    const invalid = { view: 'available', sub_role: 'qa', month: '2026-13', page: 0 }
    expect(Object.values(peopleSearch.parse(invalid)).filter((value) => value !== undefined)).toEqual([])
  })

  test('the address of the Users dashboard holds the search, the filters and the order, and nothing invalid', () => {
    const filters = { sub_role: 3, technology_id: 4, status: 'busy_on_outsource', english_level: 'native' }
    const valid = { search: 'olena', sort: '-free_from', ...filters }
    expect(peopleSearch.parse(valid)).toEqual(valid)
    expect(countFilters(peopleSearch.parse(valid))).toBe(4)
    expect(peopleSearch.parse({ english_level: ['advanced', 'native'], search: 2048 })).toEqual({
      english_level: ['advanced', 'native'],
      search: '2048',
    })
    const invalid = { technology_id: 'React', status: 'free', english_level: ['B2'] }
    expect(countFilters(peopleSearch.parse(invalid))).toBe(0)
  })

  test('the Users dashboard shows no month after the present one', () => {
    expect(shownMonth('2026-10', '2026-11')).toBe('2026-10')
    expect(shownMonth('2026-12', '2026-11')).toBe('2026-11')
    expect(shownMonth(undefined, '2026-11')).toBe('2026-11')
  })
})
