import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { customerSearch, filterOf, searchFor } from './customer-search.ts'

test('one text filters customers: the company goes before the representative and the project', () => {
  expect(filterOf({})).toBeUndefined()
  expect(filterOf({ company: '' })).toBeUndefined()
  expect(filterOf({ project: 'portal', representative: 'Ann' })).toEqual({
    kind: 'representative',
    text: 'Ann',
  })
})

test('a filter of customers replaces the other filters and the page', () => {
  expect(searchFor('project', 'portal')).toEqual({ project: 'portal' })
  expect(searchFor('project', '')).toEqual({})
})

test('a filter of digits alone stays a text in the address', () => {
  expect(z.parse(customerSearch, { company: 365, page: '2' })).toEqual({ company: '365', page: 2 })
  expect(z.parse(customerSearch, { company: ['a'], page: 'x' })).toEqual({})
})
