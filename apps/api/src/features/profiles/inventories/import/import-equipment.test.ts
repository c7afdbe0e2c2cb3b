import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/database.ts'
import { buildInventory } from '../../../../../test/factories/inventory.ts'
import { buildUser } from '../../../../../test/factories/user.ts'
import { buildWebhook } from '../../../../../test/factories/webhook.ts'
import { importerOf } from '../../../../../test/imports/import-rows.ts'
import { trailOfObject } from '../../../../../test/trail/read-trail.ts'
import { inventories } from '../../../../db/schema/people/inventories.ts'
import { webhookDeliveries } from '../../../../db/schema/webhooks.ts'
import type { ReadRow } from '../../../../imports/import-kind.ts'
import { equipmentImport } from './import-equipment.ts'

let database: TestDatabase
let importer: Awaited<ReturnType<typeof importerOf>>
beforeAll(async () => {
  database = await createTestDatabase()
  importer = await importerOf(database.db, equipmentImport)
})
afterAll(() => database.close())

const piecesOf = (person: number) =>
  database.db
    .select({
      device: inventories.device,
      name: inventories.name,
      serial_number: inventories.serial_number,
      version: inventories.version,
    })
    .from(inventories)
    .where(eq(inventories.profile_id, person))
    .orderBy(inventories.id)

const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)

describe('an import of equipment', () => {
  it('a file gives people their pieces, tells nobody, and changes nothing the second time', async () => {
    const { db } = database
    await buildWebhook(db)
    const { id: person } = await buildUser(db)
    const rows: ReadRow['values'][] = [
      { person, device: 'monitor', name: 'Dell U2720', serial_number: 'D-1' },
      { person, device: 'mouse', name: 'MX Master' },
      { person, device: 'mouse', name: 'MX Master' },
      { person, name: 'ThinkPad' },
    ]
    const { checked, written } = await importer.write(rows)
    expect(statesOf(checked)).toEqual(['create', 'create', 'create', 'create'])
    expect(await piecesOf(person)).toMatchObject([
      { device: 'monitor', name: 'Dell U2720', serial_number: 'D-1' },
      { device: 'mouse', name: 'MX Master', serial_number: '' },
      { device: 'mouse', name: 'MX Master', serial_number: '' },
      { device: 'notebook', name: 'ThinkPad', serial_number: '' },
    ])
    expect(written).toMatchObject([2, 3, 4, 5].map((number) => ({ number, object_version: 1, before: null })))
    const [entry] = await trailOfObject(db, 'inventory', written[0]?.object_id ?? 0)
    expect(entry).toMatchObject({ act: 'inventories.create', actor_id: importer.actor.id, person_id: person })
    expect(await db.select().from(webhookDeliveries)).toEqual([])
    expect(statesOf(await importer.check(rows))).toEqual(['same', 'same', 'same', 'same'])
    expect(statesOf(await importer.check([...rows, { person, name: 'MX master', device: 'mouse' }]))).toEqual(
      [...['same', 'same', 'same', 'same', 'create']],
    )
  })

  it('a piece is found by its serial number in any case, and changed; else by device and name', async () => {
    const { id: person } = await buildUser(database.db)
    await buildInventory(database.db, { profile_id: person, name: 'Air', serial_number: 'C02' })
    await buildInventory(database.db, { profile_id: person, device: 'mouse', name: 'G502' })
    const rows: ReadRow['values'][] = [
      { person, name: 'MacBook Air', device: 'macbook', serial_number: ' c02 ' },
      { person, name: 'g502' },
      { person, name: 'G502', device: 'keyboard' },
    ]
    const { checked, written } = await importer.write(rows)
    expect(checked).toMatchObject([
      {
        state: 'change',
        changes: [
          { field: 'name', before: 'Air', after: 'MacBook Air' },
          { field: 'device', before: 'notebook', after: 'macbook' },
        ],
      },
      { state: 'change', changes: [{ field: 'name', before: 'G502', after: 'g502' }] },
      { state: 'create' },
    ])
    expect(await piecesOf(person)).toMatchObject([
      { device: 'macbook', name: 'MacBook Air', serial_number: 'C02', version: 2 },
      { device: 'mouse', name: 'g502', version: 2 },
      { device: 'keyboard', name: 'G502', version: 1 },
    ])
    expect(await importer.takeBack(written)).toEqual([])
    expect(await piecesOf(person)).toMatchObject([
      { device: 'notebook', name: 'Air', serial_number: 'C02', version: 3 },
      { device: 'mouse', name: 'G502', version: 3 },
    ])
  })

  it('rows are refused with the sentences of the screen', async () => {
    const { id: person } = await buildUser(database.db)
    const checked = await importer.check([
      { person, serial_number: 'X', device: 'mouse' },
      { person, name: 'x'.repeat(101) },
      { person: 999_999, name: 'Lost' },
      { person, name: 'Twice', serial_number: 'T-1' },
      { person, name: 'Twice', serial_number: 't-1' },
    ])
    expect(checked).toMatchObject([
      { state: 'refuse', reasons: [{ field: 'name', code: 'input.required' }] },
      { state: 'refuse', reasons: [{ field: 'name', code: 'input.text_too_long' }] },
      { state: 'refuse', reasons: [{ field: 'person', code: 'inventories.unknown_profile' }] },
      { state: 'create' },
      {
        state: 'refuse',
        reasons: [{ field: 'serial_number', code: 'imports.twice', facts: { row: 5 } }],
      },
    ])
  })

  it('a piece that was changed since is named, and nothing is taken back', async () => {
    const { id: person } = await buildUser(database.db)
    const { written } = await importer.write([
      { person, name: 'Kept' },
      { person, name: 'Changed' },
    ])
    const [, second] = written
    await database.db
      .update(inventories)
      .set({ name: 'Changed by hand' })
      .where(eq(inventories.id, second?.object_id ?? 0))
    expect(await importer.takeBack(written)).toEqual([
      { number: 3, object: 'Changed by hand', reason: { code: 'imports.changed_since', facts: {} } },
    ])
    expect(await piecesOf(person)).toHaveLength(2)
  })
})
