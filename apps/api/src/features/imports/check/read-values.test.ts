import { imports } from '@portal/contract/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import { falseKind } from '../../../../test/imports/false-kind.ts'
import { importFile } from '../../../../test/imports/importing.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ importKinds: { hours: falseKind() } })
})
afterAll(() => api.close())

it('a person who is left out is refused at the e-mail where the row has one', async () => {
  const admin = await api.as(await buildAdmin(api.db))
  const file = 'User,Email,Date,Project,Category,Hours\nOlha,olha@nobody.test,2025-03-03,None,None,1\n'
  const read = await importFile(admin, file, { kind: 'hours' })
  const values = read.values.map((value) => ({ ...value, meaning: { action: 'leave_out' } }))
  await admin.call(imports.update, { params: { id: read.id }, body: Object({ values }) })
  const { data } = await admin.call(imports.rows, { params: { id: read.id }, query: {} })
  expect(data.rows[0]?.reasons.map(({ field, facts }) => [field, facts.value])).toEqual([
    ['project', 'None'],
    ['category', 'None'],
    ['person_email', 'olha@nobody.test'],
  ])
})
