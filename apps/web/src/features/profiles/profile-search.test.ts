import { describe, expect, test } from 'vitest'
import { profileSearch, shownTab } from './profile-search.ts'

describe('the tab of a profile', () => {
  test('an unknown tab and an invalid page in the address of a profile count as absent', () => {
    expect(profileSearch.parse({ tab: 'salary', page: -2 })).toEqual({ tab: undefined, page: undefined })
    expect(profileSearch.parse({ tab: 'contracts', page: 2 })).toEqual({ tab: 'contracts', page: 2 })
  })

  test.each([
    [undefined, 'general', 'personal'],
    ['general', 'general', 'personal'],
    ['personal', 'personal', 'personal'],
    ['inventory', 'inventory', 'inventory'],
  ] as const)(
    'the tab %s of a profile shows %s on a phone and %s beside the general panel',
    (tab, onPhone, onDesktop) => {
      expect(shownTab(tab, true)).toBe(onPhone)
      expect(shownTab(tab, false)).toBe(onDesktop)
    },
  )
})
