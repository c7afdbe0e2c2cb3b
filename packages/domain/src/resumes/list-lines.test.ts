import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withUsualBreaks } from './line-breaks.ts'
import { entriesOf, linesOf } from './list-lines.ts'

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

describe('one text of a list', () => {
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
