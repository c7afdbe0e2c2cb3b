import { expect, test } from 'vitest'
import { login } from './en/account/login.ts'

test.each([
  [900, '15 min'],
  [872, '14 min 32 s'],
  [60, '1 min'],
  [59, '59 s'],
  [1, '1 s'],
  [0, '0 s'],
  [undefined, 'a few minutes'],
])('the login after too many failed attempts says when to try again: %s s', (seconds, time) => {
  expect(login.tooMany(seconds).replaceAll('\u{a0}', ' ')).toBe(
    `Too many failed attempts. Please try again in ${time}.`,
  )
})
