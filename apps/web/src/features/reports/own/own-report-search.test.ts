import { expect, test } from 'vitest'
import { ownRecords } from './own-report-queries.ts'
import { chosenMonth, ownMonths, ownReportSearch, shownAddress } from './own-report-search.ts'

const today = '2025-01-31'

test('a person sees the months from the last one to the next one', () => {
  expect(ownMonths(today)).toEqual({ minMonth: '2024-12', maxMonth: '2025-02' })
})

test.each([
  [undefined, '2025-01'],
  ['2024-12', '2024-12'],
  ['2025-02', '2025-02'],
  ['2024-11', '2025-01'],
  ['2025-03', '2025-01'],
])('an address with the month %s shows %s', (month, shown) => {
  expect(chosenMonth({ month }, today)).toBe(shown)
})

test('invalid values in the address of one’s own report count as absent', () => {
  const invalid = { month: '2025-13', project_id: 'x', page: '0' }
  expect(ownReportSearch.parse(invalid)).toEqual({})
  expect(ownReportSearch.parse({ month: '2025-01', project_id: '7', sort: '-hours', page: '2' })).toEqual({
    month: '2025-01',
    project_id: 7,
    sort: '-hours',
    page: 2,
  })
})

test.each([
  [{ month: '2024-11', project_id: 7, page: 2 }, { project_id: 7 }],
  [{ date: '12.2024' }, { month: '2024-12' }],
  [{ date: '12.2020', sort: 'hours' as const }, { sort: 'hours' }],
  [{ date: 'soon', month: '2025-02' }, { month: '2025-02' }],
])('the address %j of one’s own report becomes %j', (asked, shown) => {
  expect(shownAddress(asked, today)).toEqual(shown)
})

test.each([{}, { month: '2025-01' }, { month: '2024-12', page: 2 }])(
  'the address %j of one’s own report stays as it is',
  (asked) => {
    expect(shownAddress(asked, today)).toBeUndefined()
  },
)

test('an order that the list of records does not have counts as absent', () => {
  const { queryKey } = ownRecords({ month: '2025-01' })
  expect(ownRecords({ month: '2025-01', sort: 'salary' }).queryKey).toEqual(queryKey)
  expect(ownRecords({ month: '2025-01', sort: '-hours' }).queryKey).not.toEqual(queryKey)
})
