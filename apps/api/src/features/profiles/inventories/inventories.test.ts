import { inventories } from '@portal/contract/profiles/inventories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin, buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let managerUser: { id: number }
let developer: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  managerUser = await buildManager(api.db)
  manager = await api.as(managerUser)
  developer = await buildUser(api.db)
})
afterAll(() => api.close())

const add = (client: Client, { id }: { id: number }, name = 'ThinkPad') =>
  client.call(inventories.create, { body: { inventory: { name, profile_id: id } } })
const list = (client: Client, { id }: { id: number }) =>
  client.call(inventories.list, { query: { profile_id: id } })

describe('equipment', () => {
  it('a manager adds equipment, which is a notebook by default', async () => {
    const { status, data } = await add(manager, developer, '  ThinkPad ')
    expect(status).toBe(201)
    expect(data).toEqual({
      id: data.id,
      version: 1,
      device: 'notebook',
      name: 'ThinkPad',
      serial_number: '',
      profile_id: developer.id,
      can: { update: true, delete: true },
    })
  })

  it('equipment may have no serial number', async () => {
    const inventory = { name: 'Mouse', profile_id: developer.id, serial_number: null }
    expect((await manager.call(inventories.create, { body: { inventory } })).data.serial_number).toBe('')
  })

  it('a manager changes equipment field by field and deletes it', async () => {
    const { data } = await add(manager, developer)
    const params = { id: data.id }
    const changed = await manager.call(inventories.update, {
      params,
      body: { inventory: { device: 'monitor', serial_number: ' SN-1 ' } },
    })
    expect(changed.data).toMatchObject({ device: 'monitor', name: 'ThinkPad', serial_number: 'SN-1' })
    expect((await manager.call(inventories.remove, { params })).status).toBe(204)
    expect((await manager.call(inventories.remove, { params })).status).toBe(404)
    const again = await manager.call(inventories.update, { params, body: { inventory: { name: 'x' } } })
    expect(again.status).toBe(404)
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'This field is required'],
    ['an unknown device', { device: 'toaster' }, 'device', 'Invalid value'],
    ['no profile', { profile_id: undefined }, 'profile_id', 'This field is required'],
    ['an unknown profile', { profile_id: 999_999 }, 'profile_id', 'There is no such profile'],
  ])('equipment with %s is refused at the field', async (_, overrides, field, message) => {
    const payload = { inventory: { name: 'Mouse', profile_id: developer.id, ...overrides } }
    const response = await manager.inject({ method: 'POST', url: '/api/v1/inventories', payload })
    expect([response.statusCode, response.json().errors]).toEqual([422, { [field]: [message] }])
  })

  it('equipment is listed for its owner, who cannot change it, and for no other developer', async () => {
    const person = await buildUser(api.db)
    await add(manager, person, 'First')
    await add(manager, person, 'Second')
    const own = await list(await api.as(person), person)
    expect(own.data.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect(own.data.every(({ can }) => !can.update && !can.delete)).toBe(true)
    expect((await list(await api.as(await buildUser(api.db)), person)).status).toBe(403)
    expect((await add(await api.as(person), person)).status).toBe(403)
  })

  it('only admins change the equipment of other managers and of admins; a manager changes the own list', async () => {
    const adminUser = await buildAdmin(api.db)
    const admin = await api.as(adminUser)
    for (const person of [await buildManager(api.db), adminUser]) {
      expect((await add(manager, person)).status).toBe(403)
      const { data } = await add(admin, person)
      const params = { id: data.id }
      const seen = await list(manager, person)
      expect(seen.data).toMatchObject([{ id: data.id, can: { update: false, delete: false } }])
      const changed = await manager.call(inventories.update, { params, body: { inventory: { name: 'x' } } })
      expect(changed.status).toBe(403)
      expect((await manager.call(inventories.remove, { params })).status).toBe(403)
    }
    expect((await add(manager, managerUser)).status).toBe(201)
  })
})
