import { describe, expect, test } from 'vitest'
import { plural } from './plural.ts'

const records = { one: '{n} record', other: '{n} records' }
const zapysy = { one: '{n} запис', few: '{n} записи', many: '{n} записів', other: '{n} запису' }

describe('plural', () => {
  test.each([
    [0, '0 records'],
    [1, '1 record'],
    [2, '2 records'],
    [1250, '1\u202F250 records'],
  ])('English says %i as "%s"', (count, sentence) => {
    expect(plural('en', count, records)).toBe(sentence)
  })

  test.each([
    [1, '1 запис'],
    [3, '3 записи'],
    [5, '5 записів'],
    [11, '11 записів'],
    [21, '21 запис'],
    [1.5, '1,5 запису'],
  ])('Ukrainian says %d as "%s"', (count, sentence) => {
    expect(plural('uk', count, zapysy)).toBe(sentence)
  })

  test('a plural form that a language leaves out falls back to the general one', () => {
    expect(plural('uk', 3, { other: '{n}' })).toBe('3')
  })
})
