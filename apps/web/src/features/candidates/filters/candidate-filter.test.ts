import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changeFilter, filtersOf, filterTextOf, yearsFrom } from './candidate-filter.ts'
import { candidateSearch } from './candidate-search.ts'

const filterIn = (address: object) => filterTextOf(z.parse(candidateSearch, address))

describe('the filters of candidates', () => {
  test.each([
    [{ full_name: 'olha' }, '[{"type":"full_name","value":"olha"}]'],
    [{ position: 365 }, '[{"type":"position","value":"365"}]'],
    [{ ping_again: true }, '[{"type":"ping_again","value":"true"}]'],
    [{ experience: 2.5 }, '[{"type":"experience","value":"2.5"}]'],
    [{ technology: 12 }, '[{"type":"technology","value":"12"}]'],
    [
      { english: 'native', significate: 'test_task' },
      '[{"type":"significate","value":"test_task"},{"type":"english","value":"native"}]',
    ],
    [{ by: 'significate', value: 'hired' }, '[{"type":"significate","value":"hired"}]'],
    [{ value: 'olha' }, '[{"type":"full_name","value":"olha"}]'],
  ])('the address %j is the filter %s', (address, filter) => {
    expect(filterIn(address)).toBe(filter)
  })

  test.each([
    [{}],
    [{ by: 'significate' }],
    [{ full_name: '' }],
    [{ significate: 'lost' }],
    [{ ping_again: 'yes' }],
    [{ english: 'fluent' }],
    [{ experience: -1 }],
    [{ full_name: {}, position: ['x'] }],
    [{ by: 'colour', value: 'x' }],
  ])('the address %j is no filter', (address) => {
    expect(filterIn(address)).toBeUndefined()
  })

  test('a filter is added, changed and taken away without the others', () => {
    const one = changeFilter({ by: 'english', value: 'native' }, 'position', 'lead')
    expect(one).toMatchObject({ english: 'native', position: 'lead', by: undefined, value: undefined })
    const other = changeFilter(one, 'english', 'advanced')
    expect(filtersOf(other)).toEqual([
      { kind: 'english', value: 'advanced' },
      { kind: 'position', value: 'lead' },
    ])
    expect(filtersOf(changeFilter(other, 'position', undefined))).toEqual([
      { kind: 'english', value: 'advanced' },
    ])
  })
})

test.each([
  ['2', '2'],
  [' 2,5 ', '2.5'],
  ['', ''],
  ['two', undefined],
  ['100', undefined],
  ['2.55', undefined],
])('the text %j typed as years is %j', (typed, years) => {
  expect(yearsFrom(typed)).toBe(years)
})
