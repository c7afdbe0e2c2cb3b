import { expect, test } from 'vitest'
import { hasWholeCents } from './money.ts'

test.each([
  [7.25, true],
  [8, true],
  [7.255, false],
  [0.1 + 0.2, false],
])('%d has whole cents: %s', (money, answer) => {
  expect(hasWholeCents(money)).toBe(answer)
})
