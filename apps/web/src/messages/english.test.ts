import { expect, test } from 'vitest'
import { andList, commaList, dollars } from './english.ts'

const lists = [[], ['Go'], ['Go', 'SQL'], ['Go', 'SQL', 'React'], ['Go', 'SQL', 'React', 'C, the language']]

test.each(lists)('lists read as those of Intl: %j', (...items) => {
  expect(andList(items)).toBe(new Intl.ListFormat('en').format(items))
  expect(commaList(items)).toBe(new Intl.ListFormat('en', { type: 'unit' }).format(items))
  expect(commaList(items)).toBe(new Intl.ListFormat('en', { style: 'narrow' }).format(items))
})

test.each([0, 7, 999, 1000, 1500, 12_345, 999_999, 1_000_000, 123_456_789, 1500.5, 0.25, -20, -1500])(
  'amounts read as those of Intl: %d',
  (amount) => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    })
    expect(dollars(amount)).toBe(format.format(amount))
  },
)
