import { imports } from '@portal/contract/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildImport } from '../../../../test/factories/import.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('people are written, and their report with salaries is saved, after a fresh proof alone', async () => {
  const admin = await api.as(await buildAdmin(api.db))
  const [people, hours] = await Promise.all(
    (['people', 'hours'] as const).map((kind) =>
      buildImport(api.db, { kind, state: 'checked', cells: [['1000', 'x']] }),
    ),
  )
  api.setNow(new Date(Date.parse(defaultNow) + 16 * 60_000).toISOString())
  const params = { id: people?.id ?? 0 }
  const answers = [
    await admin.call(imports.write, { params, body: { only_fitting: false } }),
    await admin.call(imports.report, { params }),
  ]
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(answers.map(() => 'session.confirm_first'))
  expect((await admin.call(imports.report, { params: { id: hours?.id ?? 0 } })).status).toBe(200)
})
