import { failing } from '@portal/words/reasons'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hoursInput } from '../hours/hours.ts'
import {
  booleanInput,
  email,
  idInput,
  idListInput,
  optionalEmail,
  optionalLine,
  optionalText,
  plainText,
  requiredText,
} from './fields.ts'
import { limitInput, pageInput } from './paging.ts'
import { optionalWebAddress } from './web-addresses.ts'

const accepts = (schema: z.ZodMiniType, input: unknown) => z.safeParse(schema, input).success

describe('an id as it arrives', () => {
  it('an id in a request is a positive whole number or its digits', () => {
    expect(z.parse(idInput, '17')).toBe(17)
    expect(z.parse(idInput, 17)).toBe(17)
  })

  it.each([0, -1, 1.5, '0', '-1', '1.5', '1e3', '0x10', ' 1', '', 'x', null, true, [1]])(
    'an id in a request is not %j',
    (input) => {
      expect(accepts(idInput, input)).toBe(false)
    },
  )
})

describe('an id above the integers of the database', () => {
  it.each([2_147_483_648, '2147483648', '9'.repeat(300)])(
    'the id %s, which no integer column holds, becomes the highest integer of the database',
    (input) => {
      expect(z.parse(idInput, input)).toBe(2_147_483_647)
    },
  )
})

describe('pages and limits', () => {
  it('pages start at 1 and may be past the end, and a limit is at most 100', () => {
    expect(z.parse(pageInput, '99999999')).toBe(99_999_999)
    expect(z.parse(pageInput, '9'.repeat(30))).toBe(Number.MAX_SAFE_INTEGER)
    expect(accepts(pageInput, '0')).toBe(false)
    expect(z.parse(limitInput, '100')).toBe(100)
    expect(accepts(limitInput, '101')).toBe(false)
  })
})

describe('a list of ids', () => {
  it('a list of ids accepts one value or several', () => {
    expect(z.parse(idListInput, '3')).toEqual([3])
    expect(z.parse(idListInput, ['3', 4])).toEqual([3, 4])
    expect(accepts(idListInput, ['3', 'x'])).toBe(false)
  })
})

describe('a yes or no', () => {
  it('a yes or no is sent as JSON or as text', () => {
    expect([true, 'true', '1'].map((input) => z.parse(booleanInput, input))).toEqual([true, true, true])
    expect([false, 'false', '0'].map((input) => z.parse(booleanInput, input))).toEqual([false, false, false])
    expect(accepts(booleanInput, 'yes')).toBe(false)
  })
})

describe('hours', () => {
  it.each([0.0001, 0.01, 0.1, 0.29, 1.1, 2.3333, 7.35, 7.6667, 8, 23.99, 24])('hours may be %d', (hours) => {
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
  ])('hours may not be %d', (hours) => {
    expect(accepts(hoursInput, hours)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it('an e-mail address has at most 254 characters', () => {
    const longest = `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'z'.repeat(58)}.ua`
    expect([longest.length, accepts(email, longest), accepts(email, `x${longest}`)]).toEqual([
      254,
      true,
      false,
    ])
  })
})

describe('texts', () => {
  const name = requiredText(16)

  it.each([
    ['\u0007Ivan\u001B', 'Ivan'],
    ['two\r\nlines\u2028more', 'two lines more'],
    ['\u202Enavi', 'navi'],
    ['\u200BOlha \u00A0 M\uFEFF', 'Olha M'],
    ['cafe\u0301', 'café'],
  ])('the name %j is stored in one line', (typed, stored) => {
    expect(z.parse(name, typed)).toBe(stored)
    expect(z.parse(optionalLine(16), typed)).toBe(stored)
  })

  it.each(['', ' ', '\u200B\u2060', '\u202E\u0007', '\u3164'])(
    'the text %j, in which nothing is visible, is refused as a name',
    (typed) => {
      expect(z.safeParse(name, typed).error?.issues.map(({ message }) => message)).toEqual([
        failing('input.required'),
      ])
      expect(z.parse(optionalLine(16), typed)).toBeNull()
      expect(z.parse(optionalText(16), typed)).toBeNull()
    },
  )

  it('a text has the length that the database counts', () => {
    for (const schema of [name, optionalLine(16), optionalText(16), plainText(16)]) {
      expect(accepts(schema, '🎉'.repeat(16))).toBe(true)
      expect(accepts(schema, '🎉'.repeat(17))).toBe(false)
      expect(accepts(schema, 'e\u0301'.repeat(16))).toBe(true)
    }
  })

  it('a text of several lines keeps its lines and is stored composed', () => {
    expect(z.parse(optionalText(40), '\n one\n\n two  e\u0301\n')).toBe('one\n\n two  é')
    expect(z.parse(plainText(40), ' one\r\n two  e\u0301\n')).toBe(' one\r\n two  é\n')
  })

  it('a web address loses invisible characters at its ends', () => {
    expect(z.parse(email, '\u200BOlha@portal.test\u200E')).toBe('Olha@portal.test')
    expect(z.parse(optionalEmail(254), '\u200Bolha@portal.test ')).toBe('olha@portal.test')
    expect(z.parse(optionalEmail(254), '\u200B')).toBeNull()
    expect(z.parse(optionalWebAddress, '\u200Bportal.test/a\u200E')).toBe('https://portal.test/a')
    expect(z.parse(optionalWebAddress, '\u200B')).toBeNull()
  })

  it('a web address with a user name is refused', () => {
    for (const typed of [
      'https://google.com@evil.test',
      'https://user:pass@x.test',
      'https://x.test\\@evil.test',
    ])
      expect(accepts(optionalWebAddress, typed)).toBe(false)
  })
})
