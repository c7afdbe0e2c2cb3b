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
