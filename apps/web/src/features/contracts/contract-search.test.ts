import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractSearch, countFilters, filtersOf, wantedContract } from './contract-search.ts'

test('the address of Manage contracts holds the three filters and the page', () => {
  const search = { user_id: 1, project_id: 2, status_id: 3, page: 4 }
  expect(z.parse(contractSearch, search)).toEqual(search)
  expect(z.parse(contractSearch, { user_id: 'me', project_id: '2', page: -1 })).toEqual({ project_id: 2 })
  expect(countFilters({ user_id: 1, project_id: undefined, status_id: 3 })).toBe(2)
})

test('add=1 opens a new contract of that user on that project', () => {
  const asked = z.parse(contractSearch, { add: 1, user_id: 4, project_id: 5 })
  expect(wantedContract(asked)).toEqual({ userId: 4, projectId: 5 })
  expect(wantedContract(z.parse(contractSearch, { add: '1', project_id: '5' }))).toEqual({ projectId: 5 })
})

test('an address with add=1 names the user and project of a new contract, and no filters', () => {
  expect(filtersOf(z.parse(contractSearch, { add: 1, user_id: 4, project_id: 5 }))).toEqual({})
  expect(filtersOf(z.parse(contractSearch, { user_id: 4, page: 2 }))).toEqual({ user_id: 4 })
})

test('an address without add=1 opens no new contract', () => {
  expect(wantedContract(z.parse(contractSearch, { user_id: 4 }))).toBeUndefined()
  expect(wantedContract(z.parse(contractSearch, { add: 'no', user_id: 4 }))).toBeUndefined()
})
