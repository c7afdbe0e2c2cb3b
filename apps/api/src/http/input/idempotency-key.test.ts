import { randomUUID } from 'node:crypto'
import { customers } from '@portal/contract/customers'
import { inventories } from '@portal/contract/profiles/inventories'
import { projects } from '@portal/contract/projects'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCustomer } from '../../../test/factories/project.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts'

type Creation = (name: string, headers: Record<string, string>) => Promise<{ status: number; id: number }>

let api: TestApp
let manager: Client
let managerId: number
let customerId: number
let technologyId: number
let holderId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildManager(api.db)
  manager = await api.as(user)
  managerId = user.id
  customerId = (await buildCustomer(api.db)).id
  technologyId = (await buildTechnology(api.db)).id
  holderId = (await buildUser(api.db)).id
})
afterAll(() => api.close())

const person = { full_legal_name: 'Ada Byron', title: 'Owner', email: 'ada@client.test' }

const creations: [string, Creation][] = [
  [
    'customer',
    async (name, headers) => {
      const body = { customer: { ...person, company_name: name } }
      const { status, data } = await manager.call(customers.create, { body, headers })
      return { status, id: data.id }
    },
  ],
  [
    'project',
    async (name, headers) => {
      const refs = { manager_id: managerId, customer_id: customerId, technologies: [technologyId] }
      const body = { project: { ...refs, name, app: ['web' as const] } }
      const { status, data } = await manager.call(projects.create, { body, headers })
      return { status, id: data.id }
    },
  ],
  [
    'piece of equipment',
    async (name, headers) => {
      const body = { inventory: { name, profile_id: holderId } }
      const { status, data } = await manager.call(inventories.create, { body, headers })
      return { status, id: data.id }
    },
  ],
]

describe.each(creations)('a %s that a manager creates', (_, create) => {
  it('the row is created once with an Idempotency-Key, however often it is sent, and another one for another key', async () => {
    const name = randomUUID()
    const once = () => create(name, { 'idempotency-key': `once ${name}` })
    const answers = await Promise.all([once(), once(), once()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const other = await create(name, { 'idempotency-key': `other ${name}` })
    expect(answers.map(({ id }) => id)).not.toContain(other.id)
  })
})

it('a repeat is told that the row is saved when another version of the portal answered the first request', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const body = { customer: { ...person, company_name: randomUUID() } }
  const { data } = await manager.call(customers.create, { body, headers })
  const isKey = eq(idempotencyKeys.key, headers['idempotency-key'])
  await api.db
    .update(idempotencyKeys)
    .set({ response: { id: data.id } })
    .where(isKey)
  const { status, refusal } = await manager.call(customers.create, { body, headers })
  expect([status, refusal.code]).toEqual([409, 'request.idempotency_key_outdated'])
})
