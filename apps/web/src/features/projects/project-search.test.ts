import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countFilters, profileSearch, projectSearch } from './project-search.ts'

describe('the address of Manage projects', () => {
  test('the address of Manage projects holds the six filters and the page', () => {
    const search = {
      name: 'portal',
      company: 3,
      technology: 4,
      from_scratch: false,
      application: 'web',
      manager: 5,
      page: 2,
    }
    expect(z.parse(projectSearch, search)).toEqual(search)
  })

  test('the address of Manage projects takes a name of digits alone, which the router reads as a number', () => {
    expect(z.parse(projectSearch, { name: 2048 })).toEqual({ name: '2048' })
  })

  test('the address of Manage projects ignores invalid values and keeps the rest', () => {
    const typed = { company: 'acme', from_scratch: 'maybe', application: 'watch', page: 0, manager: '7' }
    expect(z.parse(projectSearch, typed)).toEqual({ manager: 7 })
  })
})

describe('the number of filters in use', () => {
  test('the number of filters in use counts a No, and no empty values', () => {
    expect(countFilters({})).toBe(0)
    expect(countFilters({ name: '' })).toBe(0)
    expect(countFilters({ name: 'a', from_scratch: false })).toBe(2)
  })
})

test('an unknown tab in the address of a project is ignored', () => {
  expect(z.parse(profileSearch, { tab: 'contracts', page: '2' })).toEqual({ tab: 'contracts', page: 2 })
  expect(z.parse(profileSearch, { tab: 'secrets' })).toEqual({})
})
