import { expect, test } from 'vitest'
import { linkCode } from './link-codes.ts'

const code = 'Ei7_8KZNOeIygAImHq5GJmaNhCDBfZ876nNmttjOjXc'

test.each(['', '.', '>', ',', ')', '\u00a0', '\u200b', ' ', '\n', '"', '»', '…'])(
  'the code of a link with %j behind it, or in it, is the code',
  (sign) => {
    expect(linkCode(`${code}${sign}`)).toBe(code)
    expect(linkCode(`${code.slice(0, 20)}${sign}${code.slice(20)}`)).toBe(code)
  },
)

test.each([
  '%2E',
  '%252E',
  '%25252e',
  '%3E',
  '%25C2%25A0',
  '%0D%0A',
  '%E2%80%8B',
  '%',
  '%25',
  '%C2',
  '&gt;',
  '&#8203;',
  '%26nbsp%3B',
])('the code of a link with %s behind it, or in it, which another program coded, is the code', (sign) => {
  expect(linkCode(`${code}${sign}`)).toBe(code)
  expect(linkCode(`${code.slice(0, 20)}${sign}${code.slice(20)}`)).toBe(code)
})

test.each(['%5F', '%255f'])('a letter of a code that was coded once more as %s is read', (letter) => {
  expect(linkCode(code.replace('_', letter))).toBe(code)
})
