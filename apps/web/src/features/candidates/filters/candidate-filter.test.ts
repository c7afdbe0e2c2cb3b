import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { filterOf, filterTextOf, yearsFrom } from './candidate-filter.ts'
import { candidateSearch } from './candidate-search.ts'

const filterIn = (address: object) => filterTextOf(z.parse(candidateSearch, address))

describe("the filter of a vacancy's candidates", () => {
  test.each([
    [{ by: 'full_name', value: 'olha' }, '{"type":"full_name","value":"olha"}'],
    [{ value: 'olha' }, '{"type":"full_name","value":"olha"}'],
    [{ by: 'position', value: 365 }, '{"type":"position","value":"365"}'],
    [{ by: 'ping_again', value: true }, '{"type":"ping_again","value":"true"}'],
    [{ by: 'experience', value: 2.5 }, '{"type":"experience","value":"2.5"}'],
    [{ by: 'technology', value: 12 }, '{"type":"technology","value":"12"}'],
    [{ by: 'significate', value: 'test_task' }, '{"type":"significate","value":"test_task"}'],
    [{ by: 'english', value: 'native' }, '{"type":"english","value":"native"}'],
  ])('the address %j is the filter %s', (address, filter) => {
    expect(filterIn(address)).toBe(filter)
  })

  test.each([
    [{}],
    [{ by: 'significate' }],
    [{ by: 'full_name', value: '' }],
    [{ by: 'significate', value: 'lost' }],
    [{ by: 'ping_again', value: 'yes' }],
    [{ by: 'english', value: 'fluent' }],
    [{ by: 'experience', value: -1 }],
    [{ by: ['full_name'], value: {} }],
  ])('the address %j is no filter', (address) => {
    expect(filterIn(address)).toBeUndefined()
  })

  test('the filter has the kind that the address names without a value, and the name where the kind is unknown', () => {
    expect(filterOf({ by: 'english', value: undefined }).kind).toBe('english')
    expect(filterOf({ by: 'colour', value: 'x' }).kind).toBe('full_name')
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
