import { expect, test } from 'vitest'
import { chosenDay, searchAfter, searchForDay } from './chosen-day.ts'

const today = '2025-03-13'

test('an address without a day, or with a future one, means today', () => {
  expect(chosenDay({}, today)).toBe(today)
  expect(chosenDay({ date: '2025-03-14' }, today)).toBe(today)
  expect(chosenDay({ date: '2025-03-12' }, today)).toBe('2025-03-12')
})

test('the address of today has no date; the rest of the address stays', () => {
  const ofUser = { date: '2025-03-01', user_id: 7 }
  expect(searchForDay(ofUser, today, today)).toEqual({ user_id: 7 })
  expect(searchForDay(ofUser, '2025-03-02', today)).toEqual({ user_id: 7, date: '2025-03-02' })
})

test('steps from day to day cross months and stop at today', () => {
  expect(searchAfter({ date: '2025-03-01' }, -1, today)).toEqual({ date: '2025-02-28' })
  expect(searchAfter({ date: '2025-03-12' }, 1, today)).toEqual({})
  expect(searchAfter({}, 1, today)).toEqual({})
  expect(searchAfter({ date: '2025-03-10' }, 7, today)).toEqual({})
})
