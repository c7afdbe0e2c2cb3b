import { describe, expect, test } from 'vitest'
import { parseHours, stepHours } from './hours.ts'

describe('typed hours', () => {
  test.each([
    ['8', 8],
    [' 7.5 ', 7.5],
    ['7,5', 7.5],
    ['.5', 0.5],
    ['7.', 7],
    ['0', 0],
    ['7:30', 7.5],
    ['0:20', 0.33],
    ['24', 24],
    ['1.005', 1.005],
  ])('"%s" means %d', (text, hours) => {
    expect(parseHours(text)).toBe(hours)
  })

  test.each(['', '   '])('"%s" means that none were typed', (text) => {
    expect(parseHours(text)).toBeUndefined()
  })

  test.each(['eight', '-1', '1e3', '7:60', '1.2.3', '7h', '.', '0x10'])('"%s" says no hours', (text) => {
    expect(parseHours(text)).toBeNaN()
  })
})

describe('the arrow keys in the hours field', () => {
  test.each([
    ['8', 0.5, '8.5'],
    ['8', -0.5, '7.5'],
    ['7.2', 0.5, '7.5'],
    ['7.2', -0.5, '7'],
    ['7:30', 0.5, '8'],
    ['24', 0.5, '24'],
    ['23.9', 0.5, '24'],
    ['0.5', -0.5, '0.5'],
    ['', 0.5, '0.5'],
    ['abc', -0.5, '0.5'],
  ])('from "%s" by %d leads to "%s"', (text, step, next) => {
    expect(stepHours(text, step, 24)).toBe(next)
  })
})
