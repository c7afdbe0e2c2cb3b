import { describe, expect, it } from 'vitest'
import { storedLine, storedText, withoutInvisible } from './stored.ts'

const family = '👩\u200D👩\u200D👧'
const england = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'

describe('a text of one line', () => {
  it.each([
    ['composed letters', 'Андрі\u0438\u0306', 'Андрій'],
    ['an accent', 'cafe\u0301', 'café'],
    ['blanks in a row', '  two \t words\u00A0\u00A0here ', 'two words here'],
    ['a line end', 'two\r\nlines', 'two lines'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c'],
    ['control characters', 'a\u0007b\u001B[31m', 'a b [31m'],
    ['an override of the direction', 'in\u202Evoice\u202C', 'invoice'],
    ['isolates', '\u2067in\u2069voice', 'invoice'],
    ['invisible characters at the ends', '\u200B\uFEFFOlha\u200E\u2060\u00AD', 'Olha'],
    ['a joined emoji', family, family],
    ['a joined emoji at the end', `Team ${family}`, `Team ${family}`],
    ['an emoji with a variant', 'I ❤\uFE0F', 'I ❤\uFE0F'],
    ['a flag of a region', `Team ${england} `, `Team ${england}`],
    ['tags without a flag', 'Team\u{E0067}\u{E007F}', 'Team'],
    ['a joiner between letters', 'نمی\u200Cخواهم', 'نمی\u200Cخواهم'],
    ['nothing', '', ''],
    ['blanks alone', ' \u00A0\t', ''],
    ['invisible characters alone', '\u200B\u2060\uFEFF', ''],
    ['fillers alone', '\u3164\u115F\u2800', ''],
    ['variants alone', '\uFE0F\uFE0F', ''],
  ])('a text of one line with %s is stored as $2', (_, typed, stored) => {
    expect(storedLine(typed)).toBe(stored)
    expect(storedLine(stored)).toBe(stored)
  })
})

it('a text of several lines keeps what is inside it', () => {
  expect(storedText('\u200B\n one\n\n\ttwo  three\r\nе\u0308 \n')).toBe('one\n\n\ttwo  three\r\nё')
  expect(storedText('\n\u200B ')).toBe('')
})

it('a long run of blanks inside a text takes one step for each', () => {
  const typed = `a${' '.repeat(400_000)}b`
  expect(storedText(typed)).toBe(typed)
  expect(storedLine(typed)).toBe('a b')
})

it('a pasted number loses its invisible characters', () => {
  expect(withoutInvisible('\u200E 1\u200B2.03\u2060')).toBe('12.03')
})
