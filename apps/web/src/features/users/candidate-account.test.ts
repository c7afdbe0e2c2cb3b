import { expect, test } from 'vitest'
import { accountOf, refusalOf } from './candidate-account.ts'

test.each([
  ['Olha Semeniuk', 'Olha', 'Semeniuk'],
  ['  Anna  Maria de la Cruz ', 'Anna', 'Maria de la Cruz'],
  ['Ольга Семенюк', 'Ольга', 'Семенюк'],
  ['Madonna', 'Madonna', ''],
])('the form for %j begins with the names %j and %j', (full_name, first_name, last_name) => {
  expect(accountOf({ full_name, email: null })).toEqual({ email: '', first_name, last_name })
})

test('only a hired candidate without an account gets one', () => {
  const can = { update: true, delete: true, create_user: false }
  expect(refusalOf({ can: { ...can, create_user: true }, user_id: null })).toBeUndefined()
  expect(refusalOf({ can, user_id: null })).toBe('This candidate is not hired')
  expect(refusalOf({ can, user_id: 7 })).toBe('This candidate has an account already')
})
