import { expect, test } from 'vitest'
import { hasTwoDecimalsAtMost, toHundredths } from './hundredths.ts'

test.each([
  [0.29, 29],
  [1.005, 100],
  [4.35, 435],
  [24, 2400],
])('%d are %d hundredths', (amount, hundredths) => {
  expect(toHundredths(amount)).toBe(hundredths)
})

test.each([
  [7.25, true],
  [8, true],
  [7.255, false],
  [0.1 + 0.2, false],
])('%d has two decimals at most: %s', (amount, answer) => {
  expect(hasTwoDecimalsAtMost(amount)).toBe(answer)
})
