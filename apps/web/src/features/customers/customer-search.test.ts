import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { customerSearch, filterOf, searchFor } from './customer-search.ts'

test('one text filters, by company before representative before project', () => {
  expect(filterOf({})).toBeUndefined()
  expect(filterOf({ company: '' })).toBeUndefined()
  expect(filterOf({ project: 'portal', representative: 'Ann' })).toEqual({
    kind: 'representative',
    text: 'Ann',
  })
})

test('a filter takes the place of the others and of the page', () => {
  expect(searchFor('project', 'portal')).toEqual({ project: 'portal' })
  expect(searchFor('project', '')).toEqual({})
})

test('a text of digits alone survives the address', () => {
  expect(z.parse(customerSearch, { company: 365, page: '2' })).toEqual({ company: '365', page: 2 })
  expect(z.parse(customerSearch, { company: ['a'], page: 'x' })).toEqual({})
})
