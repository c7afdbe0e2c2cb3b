import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['abcde', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['summer19', 'weak'],
  ['Summer1999', 'fair'],
  ['мійпароль', 'fair'],
  ['correct horse battery', 'strong'],
  ['x7!Kq2#vT9_p', 'strong'],
])('%s is %s', (typed, strength) => {
  expect(passwordStrength(typed)).toBe(strength)
})
