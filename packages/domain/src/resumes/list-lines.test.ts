import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withUsualBreaks } from './line-breaks.ts'
import { dividersIn, entriesOf, linesOf, shortEntriesOf } from './list-lines.ts'

describe('a line of a list', () => {
  it.each([
    '• Tests',
    '•Tests',
    '- Tests',
    '· Tests',
    '— Tests',
    '– Tests',
    '* Tests',
    '\uF0B7 Tests',
    '\uF0B7\tTests',
    '\uF0A7Tests',
    '·\u00a0\u00a0\u00a0Tests',
    'o\tTests',
    '  - • Tests ',
    '▪ Tests',
    '\uFEFF• Tests',
    'Tests',
  ])('the line %j is the entry Tests', (line) => {
    expect(linesOf(line)).toEqual(['Tests'])
    expect(entriesOf(line)).toEqual(['Tests'])
  })

  it.each(['-5 % of the costs', '*nix', '—', '.NET', 'C - D', 'o so', '+1', '1. First', 'Reads - slowly'])(
    'the line %j keeps its beginning, which is no sign of a list',
    (line) => {
      expect(linesOf(line)).toEqual(line === '—' ? [] : [line])
    },
  )
})

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'the character %j ends a line',
  (end) => {
    expect(linesOf(`• One${end}${end}• Two${end}`)).toEqual(['One', 'Two'])
    expect(withUsualBreaks(`One${end}Two`)).toBe('One\nTwo')
  },
)

describe('a list of short texts', () => {
  it.each([
    ['a\tb;c|d·e，f、g, h；i｜j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
    ['AWS (EC2, S3, RDS), GCP', ['AWS (EC2, S3, RDS)', 'GCP']],
    ['AWS (S3 (Glacier, IA), EC2), [a, b], {c, d}', ['AWS (S3 (Glacier, IA), EC2)', '[a, b]', '{c, d}']],
    ['AWS（EC2、S3）、GCP', ['AWS（EC2、S3）', 'GCP']],
    ['Map<K, V>, a < b, c > d', ['Map<K, V>', 'a < b', 'c > d']],
    ['Open (a, b\nc), d', ['Open (a', 'b', 'c)', 'd']],
    ['Open (a [b, c), d]', ['Open (a [b, c)', 'd]']],
    ['1. Java\n2. Go\n3. C, C++', ['Java', 'Go', 'C', 'C++']],
    ['1. Java\n3. Go', ['1. Java', '3. Go']],
  ])('the list %j divides into %j', (text, entries) => {
    expect(shortEntriesOf(text).map((entry) => entry.trim())).toEqual(entries)
  })

  it('what is typed does not divide within a bracket that may still be closed', () => {
    expect(dividersIn('a, b (c, d', true)).toEqual([1])
    expect(dividersIn('a, b (c, d), e', true)).toEqual([1, 11])
  })
})

describe('one text of a list', () => {
  it('a text whose lines are numbered is several entries without the numbers', () => {
    expect(entriesOf('1. One\n2. Two')).toEqual(['One', 'Two'])
    expect(entriesOf('2. One\n3. Two')).toEqual(['2. One\n3. Two'])
  })

  it('a text whose lines begin with signs is several entries, and any other text keeps its lines', () => {
    expect(entriesOf('Did:\r• One\r• Two')).toEqual(['Did:', 'One', 'Two'])
    expect(entriesOf('- One\u2028which goes on')).toEqual(['One\nwhich goes on'])
    expect(entriesOf(' • \n')).toEqual([])
  })

  it('the entries of a text are the same when they are read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('•', '-', ' ', '\n', '\r', 'a', '*', '5') }), (text) => {
        for (const entry of linesOf(text)) expect(linesOf(entry)).toEqual([entry])
      }),
    )
  })
})
