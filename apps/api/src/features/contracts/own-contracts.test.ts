import { ownProfile } from '@portal/contract/profiles/own-profile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('everyone reads their own contracts, newest start first and page by page, whatever they ask for', async () => {
  await buildContract(api.db)
  for (const build of [buildUser, buildManager]) {
    const { id: user_id } = await build(api.db)
    const client = await api.as({ id: user_id })
    const first = await buildContract(api.db, { user_id, start_date: '2024-01-01', end_date: '2024-12-31' })
    const second = await buildContract(api.db, { user_id })
    const { data } = await client.call(ownProfile.contracts)
    expect(data).toMatchObject({ pages: 1, count: 2 })
    expect(data.paginate_contracts.map(({ id }) => id)).toEqual([second.id, first.id])
    const page = await client.call(ownProfile.contracts, { query: { page: '2', limit: '1' } })
    expect(page.data.paginate_contracts.map(({ id }) => id)).toEqual([first.id])
  }
})

it('a developer may change none of their own contracts', async () => {
  const { user_id } = await buildContract(api.db)
  const client = await api.as({ id: user_id })
  const { data } = await client.call(ownProfile.contracts)
  expect(data.paginate_contracts.map(({ can }) => [can.update, can.delete])).toEqual([[false, false]])
})
