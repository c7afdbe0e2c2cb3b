import { describe, expect, test } from 'vitest'
import { forecast } from './en/forecast.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, full_name: `Ada Number${index + 1}` }))

describe('whom a reminder reached', () => {
  test.each([
    [1, 0, 0, 'Ada Number1 was reminded.'],
    [3, 0, 0, '3 people were reminded.'],
    [3, 1, 0, '3 people were reminded. 1 had been reminded today.'],
    [0, 2, 0, '2 had been reminded today.'],
    [1, 0, 1, 'Ada Number1 was reminded. 1 has hours meanwhile.'],
    [0, 1, 2, '1 had been reminded today. 2 have hours meanwhile.'],
    [0, 0, 0, 'Nobody had to be reminded.'],
  ])(
    'a reminder that reached %d people now and %d earlier today, while %d miss nothing, reads "%s"',
    (now, earlier, notMissing, sentence) => {
      expect(
        forecast.reminded({
          reminded: people(now),
          already_reminded: people(earlier),
          not_missing: people(notMissing),
        }),
      ).toBe(sentence)
    },
  )
})

test.each([
  [5, 2, '5 contracts end within 60 days, 2 of them within 30'],
  [2, 2, '2 contracts end within 60 days, all of them within 30'],
  [2, 0, '2 contracts end within 60 days, none of them within 30'],
  [1, 1, '1 contract ends within 60 days, even within 30'],
  [1, 0, '1 contract ends within 60 days, not within 30'],
])('the card of %d ending contracts, of which %d are near, reads "%s"', (all, near, sentence) => {
  expect(forecast.card(all, forecast.contractsEnd(all), forecast.near(near, all))).toBe(sentence)
})

test('a card with nothing to count has no note', () => {
  expect(forecast.card(0, forecast.peopleFree(0), undefined)).toBe('0 people become free within 60 days')
})
