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
