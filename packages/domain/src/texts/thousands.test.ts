import { expect, test } from 'vitest'
import { groupThousands } from './thousands.ts'

test.each([
  ['0', '0'],
  ['999.75', '999.75'],
  ['1480.0', '1\u202F480.0'],
  ['-12345', '-12\u202F345'],
  ['1234567.125', '1\u202F234\u202F567.125'],
])('the number %s has its thousands apart', (digits, text) => {
  expect(groupThousands(digits)).toBe(text)
})
