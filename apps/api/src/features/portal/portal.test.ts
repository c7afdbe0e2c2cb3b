import { portal } from '@portal/contract/portal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('everybody is told the name of the company, where one is set', async () => {
  expect((await api.visitor.call(portal.show)).data.company_name).toBeNull()
  const named = await createTestApp({ companyName: 'Softworks' })
  expect((await named.visitor.call(portal.show)).data.company_name).toBe('Softworks')
  await named.close()
})

it('a visitor is told that nobody is signed in, and a person that somebody is', async () => {
  const person = await api.as(await buildUser(api.db))
  expect((await api.visitor.call(portal.show)).data.signed_in).toBe(false)
  expect((await person.call(portal.show)).data.signed_in).toBe(true)
})

it('the browser is told with which significate the form of a new candidate begins', async () => {
  expect((await api.visitor.call(portal.show)).data.new_candidate_state).toBe('hired')
  const other = await createTestApp({ newCandidateState: 'interviewing' })
  expect((await other.visitor.call(portal.show)).data.new_candidate_state).toBe('interviewing')
  await other.close()
})
