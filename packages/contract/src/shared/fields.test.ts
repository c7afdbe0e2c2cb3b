import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hoursInput } from '../hours.ts'
import { booleanInput, email, idInput, idListInput } from './fields.ts'
import { limitInput, pageInput } from './paging.ts'

const accepts = (schema: z.ZodMiniType, input: unknown) => z.safeParse(schema, input).success

describe('an id as it arrives', () => {
  it('is a positive whole number or its digits', () => {
    expect(z.parse(idInput, '17')).toBe(17)
    expect(z.parse(idInput, 17)).toBe(17)
  })

  it.each([0, -1, 1.5, '0', '-1', '1.5', '1e3', '0x10', ' 1', '', 'x', null, true, [1]])(
    'is not %j',
    (input) => {
      expect(accepts(idInput, input)).toBe(false)
    },
  )
})

describe('an id above the integers of the database', () => {
  it.each([2_147_483_648, '2147483648', '9'.repeat(300)])(
    'becomes the highest one, which no table reaches: %s',
    (input) => {
      expect(z.parse(idInput, input)).toBe(2_147_483_647)
    },
  )
})

describe('pages and limits', () => {
  it('start at 1; a page may be past the end, a limit is at most 100', () => {
    expect(z.parse(pageInput, '99999999')).toBe(99_999_999)
    expect(z.parse(pageInput, '9'.repeat(30))).toBe(Number.MAX_SAFE_INTEGER)
    expect(accepts(pageInput, '0')).toBe(false)
    expect(z.parse(limitInput, '100')).toBe(100)
    expect(accepts(limitInput, '101')).toBe(false)
  })
})

describe('a list of ids', () => {
  it('is given once or repeated', () => {
    expect(z.parse(idListInput, '3')).toEqual([3])
    expect(z.parse(idListInput, ['3', 4])).toEqual([3, 4])
    expect(accepts(idListInput, ['3', 'x'])).toBe(false)
  })
})

describe('a yes or no', () => {
  it('comes as JSON or as text', () => {
    expect([true, 'true', '1'].map((input) => z.parse(booleanInput, input))).toEqual([true, true, true])
    expect([false, 'false', '0'].map((input) => z.parse(booleanInput, input))).toEqual([false, false, false])
    expect(accepts(booleanInput, 'yes')).toBe(false)
  })
})

describe('hours', () => {
  it.each([0.0001, 0.01, 0.1, 0.29, 1.1, 2.3333, 7.35, 7.6667, 8, 23.99, 24])('may be %d', (hours) => {
    expect(accepts(hoursInput, hours)).toBe(true)
  })

  it.each([
    0,
    -0.5,
    24.01,
    0.00001,
    1e-9,
    7.99999,
    7.000000001,
    0.1 + 0.2,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('may not be %d', (hours) => {
    expect(accepts(hoursInput, hours)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it('has at most 254 characters', () => {
    const longest = `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'z'.repeat(58)}.ua`
    expect([longest.length, accepts(email, longest), accepts(email, `x${longest}`)]).toEqual([
      254,
      true,
      false,
    ])
  })
})
