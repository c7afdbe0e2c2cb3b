import { inventories } from '@portal/contract/profiles/inventories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildInventory } from '../../../../test/factories/inventory.ts'
import { nextNumber } from '../../../../test/factories/sequence.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const newSerial = () => `SN-${nextNumber()}-X`
const ask = (client: Client, serial_number: string, inventory_id?: number) =>
  client.call(inventories.sameSerial, {
    query: { serial_number, ...(inventory_id === undefined ? {} : { inventory_id }) },
  })
const idsOf = async (...[serial, except]: [string, number?]) =>
  (await ask(manager, serial, except)).data.inventories.map(({ id }) => id)

describe('a serial number that another piece has', () => {
  it('a manager is told of the piece with the same serial number and its holder, whatever its case and outer blanks', async () => {
    const serial_number = newSerial()
    const holder = await buildUser(api.db)
    const { id } = await buildInventory(api.db, { serial_number, profile_id: holder.id })
    expect((await ask(manager, `  ${serial_number.toLowerCase()} `)).data).toEqual({
      inventories: [
        { id, device: 'notebook', name: 'ThinkPad', profile_id: holder.id, full_name: holder.full_name },
      ],
    })
    expect(await idsOf(`${serial_number}1`)).toEqual([])
    expect(await idsOf(serial_number.slice(1))).toEqual([])
  })

  it('the piece that is changed is not told as having the same serial number', async () => {
    const serial_number = newSerial()
    const [one, other] = [
      await buildInventory(api.db, { serial_number }),
      await buildInventory(api.db, { serial_number }),
    ]
    expect(await idsOf(serial_number, one.id)).toEqual([other.id])
    expect(await idsOf(serial_number)).toEqual([one.id, other.id])
  })

  it('at most three pieces with the same serial number are told', async () => {
    const serial_number = newSerial()
    for (let count = 0; count < 5; count += 1) await buildInventory(api.db, { serial_number })
    expect(await idsOf(serial_number)).toHaveLength(3)
  })

  it('no piece is told for a blank serial number', async () => {
    await buildInventory(api.db)
    expect(await idsOf('   ')).toEqual([])
  })

  it('equipment with a serial number that another piece has is not refused', async () => {
    const serial_number = newSerial()
    await buildInventory(api.db, { serial_number: serial_number })
    const inventory = { name: 'Mouse', profile_id: (await buildUser(api.db)).id, serial_number }
    expect((await manager.call(inventories.create, { body: { inventory } })).status).toBe(201)
  })

  it('a developer is not told of pieces with the same serial number', async () => {
    const holder = await buildUser(api.db)
    expect((await ask(await api.as(holder), 'SN')).status).toBe(403)
  })
})
