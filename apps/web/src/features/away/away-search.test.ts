import { expect, test } from 'vitest'
import { awaySearch } from './away-search.ts'

test('invalid values in the address of the Away page count as absent', () => {
  expect(awaySearch.parse({ month: '2025-13', project_id: 'x', page: '0' })).toEqual({})
  expect(awaySearch.parse({ month: '2025-01', project_id: '7', page: '2' })).toEqual({
    month: '2025-01',
    project_id: 7,
    page: 2,
  })
})
