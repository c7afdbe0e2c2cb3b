import { describe, expect, test } from 'vitest'
import { caretAfterDigits, maskDay } from './day-mask.ts'

describe('a typed date', () => {
  test.each([
    ['1', '1'],
    ['17', '17.'],
    ['17.1', '17.1'],
    ['17.11', '17.11.'],
    ['17112023', '17.11.2023'],
    ['1a7b112023', '17.11.2023'],
    ['17/11/2023', '17.11.2023'],
    ['17.11.20239', '17.11.2023'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(maskDay(typed, false)).toBe(shown)
  })

  test.each([
    ['17.11.', '17.11'],
    ['17.', '17'],
    ['17.112', '17.11.2'],
  ])('deleting to %s leaves %s', (typed, shown) => {
    expect(maskDay(typed, true)).toBe(shown)
  })

  test.each([
    ['17.11.2023', 0, 0],
    ['17.11.2023', 1, 1],
    ['17.11.2023', 2, 3],
    ['17.11.2023', 3, 4],
    ['17.11.2023', 8, 10],
    ['17.', 2, 3],
  ])('in %s the caret behind %i digits stands at %i', (masked, digits, position) => {
    expect(caretAfterDigits(masked, digits)).toBe(position)
  })
})
