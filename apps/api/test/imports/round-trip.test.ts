import { apiPrefix } from '@portal/contract/shared/route'
import { type ImportKind, importKinds } from '@portal/domain/imports/import-kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDemoCompany } from '../../src/demo/fill-demo-company.ts'
import { type Client, createTestApp, type TestApp } from '../app.ts'
import { buildAdmin } from '../factories/user.ts'
import { importFile } from './importing.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  await fillDemoCompany(api.db, { today: '2025-03-12', password_hash: 'the hash' })
  admin = await api.as(await buildAdmin(api.db, { first_name: 'Olha', last_name: 'Melnyk' }))
})
afterAll(() => api.close())

const hours = '/admin/records?from=2025-01-01&to=2025-03-12'
const addresses: Record<ImportKind, readonly string[]> = {
  people: ['/users'],
  contracts: ['/contracts'],
  projects: ['/projects', '/customers'],
  leave: ['/requests'],
  hours: [hours],
  equipment: ['/inventories'],
  candidates: ['/candidates'],
}
const exported = importKinds.flatMap((kind) =>
  addresses[kind].flatMap((address) => ['csv', 'xlsx'].map((ending) => ({ kind, address, ending }))),
)

it.each(exported)(
  'what $address gives as $ending can be imported again and changes nothing',
  async ({ kind, address, ending }) => {
    const [path, query = ''] = address.split('?')
    const file = await admin.inject({ url: `${apiPrefix}${path}.${ending}?${query}` })
    expect([file.statusCode, file.rawPayload.length > 100]).toEqual([200, true])
    const run = await importFile(admin, file.rawPayload, { kind, name: `export.${ending}` })
    const refused = await admin.inject({ url: `${apiPrefix}/imports/${run.id}/rows?state=refuse&limit=5` })
    const changed = await admin.inject({ url: `${apiPrefix}/imports/${run.id}/rows?state=change&limit=5` })
    expect({
      state: run.state,
      missing: run.missing,
      values: run.values,
      failure: run.failure,
      question: run.date_question,
      counts: run.counts,
      refused: refused.json().rows,
      changed: changed.json().rows,
    }).toEqual({
      state: 'checked',
      missing: [],
      values: [],
      failure: null,
      question: null,
      counts: { create: 0, change: 0, same: run.rows, refuse: 0 },
      refused: [],
      changed: [],
    })
    expect(run.rows).toBeGreaterThan(0)
  },
)
