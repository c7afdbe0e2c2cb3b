import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { nameOrNumber } from './numbered.ts'

const schema = nameOrNumber(['pending', 'approved', 'rejected'], ['pending', 'rejected'])

it.each([
  ['approved', 'approved'],
  [0, 'pending'],
  ['0', 'pending'],
  [1, 'rejected'],
  ['1', 'rejected'],
])('%j stands for the name %s', (input, name) => {
  expect(z.parse(schema, input)).toBe(name)
})

it.each([2, '2', -1, 0.5, '00', ' 0', '', '1.0', 'length', true, null, [0]])(
  '%j stands for no name',
  (input) => {
    expect(z.safeParse(schema, input).success).toBe(false)
  },
)
