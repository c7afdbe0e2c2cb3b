import { imports } from '@portal/contract/imports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { falseKind } from '../../../test/imports/false-kind.ts'
import { importFile } from '../../../test/imports/importing.ts'
import { categories } from '../../db/schema/categories.ts'
import { imports as table } from '../../db/schema/imports.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ importKinds: { projects: falseKind() } })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(table)
  await api.db.delete(categories)
})

const wrongChoices: [field: string, body: object, code: string][] = [
  ['columns', { columns: [{ field: 'name' }] }, 'input.invalid'],
  ['columns', { columns: [{ field: 'constructor' }, { field: null }] }, 'input.invalid'],
  ['columns', { columns: [{ field: 'name' }, { field: 'name' }] }, 'imports.field_twice'],
  ['values', { values: [{ column: 'name', value: 'x', meaning: null }] }, 'input.invalid'],
  ['values', { values: [{ column: 'manager', value: 'x', meaning: { action: 'make' } }] }, 'input.invalid'],
  [
    'values',
    { values: [{ column: 'manager', value: 'Nobody', meaning: { action: 'match', id: 2_000_000 } }] },
    'input.unknown_id',
  ],
]

describe('what the importer chooses', () => {
  it('the columns are remembered for the next file with the same headings', async () => {
    const first = await importFile(admin, 'Thing,Remark\nReading,Books\n')
    expect(first).toMatchObject({ state: 'checked', columns: [{ field: null }, { field: null }] })
    const chosen = await admin.call(imports.update, {
      params: { id: first.id },
      body: { columns: [{ field: 'name' }, { field: 'description' }] },
    })
    expect(chosen.data).toMatchObject({ version: first.version + 1, counts: { create: 1 } })
    const second = await importFile(admin, 'REMARK,Other,thing\nBooks,x,Reading\n')
    expect(second.columns.map(({ field }) => field)).toEqual(['description', null, 'name'])
  })

  it('people are found by e-mail or by a name that one alone has; others are asked for once each, and counted', async () => {
    const olha = await buildUser(api.db, { first_name: 'Olha', last_name: 'Sole' })
    for (const _ of [1, 2]) await buildUser(api.db, { first_name: 'Ivan', last_name: 'Double' })
    const named = [
      'olha  SOLE',
      olha.email.toUpperCase(),
      'Ivan Double',
      'Іван Доубле',
      'Соле Ольга',
      'Nobody',
    ]
    const rows = named.map((person, place) => `Row ${place},${person}`)
    const read = await importFile(admin, `Name,Manager\n${rows.join('\n')}\n`)
    expect([read.state, read.values]).toEqual([
      'mapping',
      [
        { column: 'manager', value: 'Ivan Double', count: 1, meaning: null },
        { column: 'manager', value: 'Іван Доубле', count: 1, meaning: null },
        { column: 'manager', value: 'Nobody', count: 1, meaning: null },
      ],
    ])
    const say = (values: object[]) =>
      admin.call(imports.update, { params: { id: read.id }, body: Object({ values }) })
    const match = { column: 'manager', value: 'ivan double', meaning: { action: 'match', id: olha.id } }
    const latin = { ...match, value: 'Іван Доубле' }
    const half = await say([match, latin])
    expect([half.data.state, half.data.values[0]?.meaning]).toEqual([
      'mapping',
      { action: 'match', id: olha.id },
    ])
    const whole = await say([{ column: 'manager', value: 'Nobody', meaning: { action: 'leave_out' } }])
    expect(whole.data).toMatchObject({ state: 'checked', counts: { create: 5, refuse: 1 } })
    const gone = { ...match, value: 'Nobody', meaning: { action: 'match', id: 2_000_000 } }
    expect((await say([gone])).status).toBe(422)
    const refused = await admin.call(imports.rows, { params: { id: read.id }, query: { state: 'refuse' } })
    expect(refused.data.rows).toMatchObject([
      { number: 7, reasons: [{ field: 'manager', code: 'imports.left_out', facts: { value: 'Nobody' } }] },
    ])
  })

  it('what the kind has not is refused', async () => {
    const { id } = await importFile(admin, 'Name,Manager\nReading,Nobody\n')
    for (const [field, body, code] of wrongChoices) {
      const { refusal } = await admin.call(imports.update, { params: { id }, body: Object(body) })
      expect([body, refusal.statusCode, refusal.codes[field]?.[0]?.code]).toEqual([body, 422, code])
    }
  })
})
