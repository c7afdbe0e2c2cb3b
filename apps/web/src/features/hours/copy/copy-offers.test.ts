import { expect, test } from 'vitest'
import { labelOf } from './copy-offers.tsx'

const today = '2025-03-12'

test.each([
  [{ span: 'day', from: '2025-03-11', to: today }, 'Like yesterday'],
  [{ span: 'week', from: '2025-03-03', to: '2025-03-10' }, 'Copy last week'],
  [{ span: 'week', from: '2025-02-24', to: '2025-03-03' }, 'Copy the week before'],
] as const)('the offer of %j is called %s', (copy, label) => {
  expect(labelOf(copy, today)).toBe(label)
})

test('the offer of another day names the day, and that of an earlier week its first day', () => {
  expect(labelOf({ span: 'day', from: '2025-03-07', to: '2025-03-10' }, today)).toContain('7')
  expect(labelOf({ span: 'week', from: '2025-02-17', to: '2025-03-03' }, today)).toContain('17')
})
