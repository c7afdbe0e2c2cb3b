import { expect, test } from 'vitest'
import { openContracts } from './open-contracts.ts'

test('a contract is open until its last day is over', () => {
  const contracts = [
    { id: 1, end_date: null },
    { id: 2, end_date: '2024-05-18' },
    { id: 3, end_date: '2024-05-17' },
    { id: 4, end_date: '2024-05-16' },
  ]
  expect(openContracts(contracts, '2024-05-17').map(({ id }) => id)).toEqual([1, 2, 3])
})
