import { expect, test } from 'vitest'
import { andList, commaList, dollars, number } from './english.ts'

const lists = [[], ['Go'], ['Go', 'SQL'], ['Go', 'SQL', 'React'], ['Go', 'SQL', 'React', 'C, the language']]

test.each(lists)('the list %j reads as Intl writes it', (...items) => {
  expect(andList(items)).toBe(new Intl.ListFormat('en').format(items))
  expect(commaList(items)).toBe(new Intl.ListFormat('en', { type: 'unit' }).format(items))
  expect(commaList(items)).toBe(new Intl.ListFormat('en', { style: 'narrow' }).format(items))
})

/** Intl's English has a comma at the thousands, where the portal has a thin space. */
const withThinSpaces = (text: string) => text.replaceAll(',', '\u202F')

test.each([0, 7, 999, 1000, 12_345, 1_234_567, 1.5, 0.25, 1234.125, 2.4375, -3, -1000, -1234.5])(
  'the number %d reads as Intl writes it, with thin spaces',
  (amount) => {
    expect(number(amount)).toBe(withThinSpaces(new Intl.NumberFormat('en').format(amount)))
  },
)

test.each([0, 7, 999, 1000, 1500, 12_345, 999_999, 123_456_789, 1500.5, 0.25, -20, -1500])(
  'the amount %d reads as Intl writes it, with thin spaces',
  (amount) => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    })
    expect(dollars(amount)).toBe(withThinSpaces(format.format(amount)))
  },
)
