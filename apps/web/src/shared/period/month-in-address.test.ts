import { expect, it } from 'vitest'
import { monthInAddress } from './month-in-address.ts'

it('the present month is left out of the address', () => {
  expect(monthInAddress('2025-01', '2025-01-31')).toBeUndefined()
  expect(monthInAddress('2024-12', '2025-01-31')).toBe('2024-12')
})
