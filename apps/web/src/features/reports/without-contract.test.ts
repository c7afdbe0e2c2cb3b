import { daysInRange } from '@portal/domain/days'
import { expect, test } from 'vitest'
import { isWithoutContract } from './without-contract.ts'

const february = daysInRange('2025-02-01', '2025-02-28')

test('a month of which no day has a contract is without contract', () => {
  const answer = { records: [], days_without_contract: february }
  expect(isWithoutContract('2025-02', answer)).toBe(true)
  expect(isWithoutContract('2025-03', answer)).toBe(false)
})

test('a month in which the person was hired on the last day is not without contract', () => {
  expect(isWithoutContract('2025-02', { records: [], days_without_contract: february.slice(0, -1) })).toBe(
    false,
  )
})
