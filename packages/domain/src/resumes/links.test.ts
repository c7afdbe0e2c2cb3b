import { expect, test } from 'vitest'
import { linkStateOn } from './links.ts'

const link = { isOn: true, endsOn: null, isPersonActive: true }

test.each([
  ['without a last day', link, 'on'],
  ['on its last day', { ...link, endsOn: '2025-03-12' }, 'on'],
  ['a day after its last day', { ...link, endsOn: '2025-03-11' }, 'off'],
  ['that was ended', { ...link, isOn: false }, 'off'],
  ['that was ended before its last day', { ...link, isOn: false, endsOn: '2025-04-01' }, 'off'],
  ['of a deactivated person', { ...link, isPersonActive: false }, 'off'],
])('on 12 March, a link %s is in its state', (_, row, state) => {
  expect(linkStateOn(row, '2025-03-12')).toBe(state)
})
