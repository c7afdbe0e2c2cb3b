import { expect, test } from 'vitest'
import { accountOf, refusalOf } from './candidate-account.ts'

test('the form begins with the names of the candidate in Latin letters', () => {
  const candidate = { full_name: 'Семенюк Ольга Петрівна', email: null }
  expect(accountOf(candidate)).toEqual({ email: '', first_name: 'Olha', last_name: 'Semeniuk' })
})

test('only a hired candidate without an account gets one', () => {
  const can = { update: true, delete: true, create_user: false }
  expect(refusalOf({ can: { ...can, create_user: true }, user_id: null })).toBeUndefined()
  expect(refusalOf({ can, user_id: null })).toBe('This candidate is not hired')
  expect(refusalOf({ can, user_id: 7 })).toBe('This candidate has an account already')
})
