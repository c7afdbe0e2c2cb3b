import { expect, test } from 'vitest'
import { endpointNames, partOf, withEndpointsApart } from './split-contract.ts'

const file = `import type { Access } from '@portal/domain/access'
import * as z from 'zod/mini'
import { id, type Version } from './shared/fields.ts'
import { route } from './shared/route.ts'
export const customer = z.object({ id, name: z.string() })
export type Customer = z.infer<typeof customer>
const biggest = 5
const form = { file: 'logo', maxBytes: biggest }
export const customers = {
  create: route({ method: 'POST', url: '/customers', form }),
}
const inner = z.string()
export function check(text: string) {
  return z.parse(inner, text)
}`

test('the endpoints of a file come with what they refer to, and nothing else', () => {
  expect(partOf('a.ts', file, 'endpoints')).toBe(`import { route } from './shared/route.ts'
const biggest = 5
const form = { file: 'logo', maxBytes: biggest }
export const customers = {
  create: route({ method: 'POST', url: '/customers', form }),
}`)
})

test('the other part has every other export', () => {
  expect(partOf('a.ts', file, 'schemas')).toBe(`import * as z from 'zod/mini'
import { id } from './shared/fields.ts'
export const customer = z.object({ id, name: z.string() })
const inner = z.string()
export function check(text: string) {
  return z.parse(inner, text)
}`)
})

test('a file without endpoints stays whole', () => {
  const code = `import { id } from './shared/fields.ts'\nexport const row = { route: id }`
  expect(partOf('a.ts', code, 'schemas')).toBe(code)
})

test('endpoints are imported from their own module, types not at all', () => {
  const endpoints = endpointNames('a.ts', file)
  expect(endpoints).toEqual(new Set(['customers']))
  const code = `import { type Customer, customer, customers as all } from '@portal/contract/customers'
import { day } from '@portal/contract/shared/fields'
show(all, customer, day)`
  const sources = new Map([
    ['@portal/contract/customers', endpoints],
    ['@portal/contract/shared/fields', new Set<string>()],
  ])
  expect(
    withEndpointsApart('b.ts', code, sources),
  ).toBe(`import { customer } from '@portal/contract/customers'
import { customers as all } from '@portal/contract/customers?endpoints'
import { day } from '@portal/contract/shared/fields'
show(all, customer, day)`)
})
