import { significates } from '@portal/domain/candidates/candidates'
import { expect, test } from 'vitest'
import { askedLimit, type Limits, limitOf, withMore } from './limits.ts'

test('a column shows 20 candidates, and 20 more each time that more are asked for, up to 100', () => {
  let limits: Limits = {}
  const shown = [limitOf(limits, 'hired')]
  for (let wish = 1; wish <= 5; wish += 1) {
    limits = withMore(limits, 'hired')
    shown.push(limitOf(limits, 'hired'))
  }
  expect(shown).toEqual([20, 40, 60, 80, 100, 100])
})

test('the server is asked for as many candidates as the longest column shows, and the others stay as they were', () => {
  const limits = withMore({}, 'hired')
  expect(askedLimit({})).toBe(20)
  expect(askedLimit(limits)).toBe(40)
  expect(significates.map((column) => limitOf(limits, column))).toEqual([20, 20, 20, 20, 40])
})
