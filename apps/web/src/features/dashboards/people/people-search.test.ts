import { describe, expect, test } from 'vitest'
import { peopleSearch } from './people-search.ts'
import { shownMonth } from './shown-month.ts'

describe('the address of the Users dashboard', () => {
  test('the address of the Users dashboard holds the view, the group, the month and the page, and nothing invalid', () => {
    const valid = { view: 'hired', sub_role: 7, month: '2026-03', page: 2 }
    expect(peopleSearch.parse(valid)).toEqual(valid)
    const invalid = { view: 'available', sub_role: 'qa', month: '2026-13', page: 0 }
    expect(Object.values(peopleSearch.parse(invalid)).filter((value) => value !== undefined)).toEqual([])
  })

  test('the Users dashboard shows no month after the present one', () => {
    expect(shownMonth('2026-10', '2026-11')).toBe('2026-10')
    expect(shownMonth('2026-12', '2026-11')).toBe('2026-11')
    expect(shownMonth(undefined, '2026-11')).toBe('2026-11')
  })
})
