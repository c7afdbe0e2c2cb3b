import { beforeEach, describe, expect, test, vi } from 'vitest'
import { choiceToRestore, keepFilters, keepView } from './report-choice.ts'
import { withoutChosen } from './report-filters.ts'

describe('the choice that is kept in the browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  test('kept filters are restored for the person who chose them, at an address without filters', () => {
    keepFilters(5, { user_id: [3], project_id: [4, 6] })
    expect(choiceToRestore(5, {})).toEqual({ user_id: [3], project_id: [4, 6] })
    expect(choiceToRestore(6, {})).toBeUndefined()
  })

  test.each([{ month: '2026-10' }, { day: '2026-11-20' }, { user_id: [9] }, { page: 2 }])(
    'the address %j wins over the kept filters',
    (search) => {
      keepFilters(5, { user_id: [3] })
      expect(choiceToRestore(5, search)).toBeUndefined()
    },
  )

  test('kept filters are gone after the last one is removed', () => {
    keepFilters(5, { user_id: [3] })
    keepFilters(5, withoutChosen({ user_id: [3] }, 'user_id', 3))
    expect(choiceToRestore(5, {})).toBeUndefined()
  })

  test('a stored text that is no filter restores nothing', () => {
    localStorage.setItem('portal.report-filters.5', '{"group":"weeks","user_id":"all","project_id":[4]}')
    expect(choiceToRestore(5, {})).toEqual({ project_id: [4] })
    localStorage.setItem('portal.report-filters.5', 'no JSON')
    expect(choiceToRestore(5, {})).toBeUndefined()
  })

  test('a kept view is restored with the filters, and forgotten when people are chosen again', () => {
    keepView(5, 'rows')
    expect(choiceToRestore(5, {})).toEqual({ group: 'rows' })
    keepFilters(5, { user_id: [3] })
    expect(choiceToRestore(5, {})).toEqual({ user_id: [3], group: 'rows' })
    keepView(5, undefined)
    expect(choiceToRestore(5, {})).toEqual({ user_id: [3] })
    keepFilters(5, {})
    expect(choiceToRestore(5, {})).toBeUndefined()
  })
})
