import { passwordResets } from '@portal/contract/accounts/account-links'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())

it('of 130 simultaneous requests of one visitor for new passwords of other people 100 are taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, index) =>
      api.visitor.call(passwordResets.create, {
        body: { email: `person${index}@portal.test` },
        from: '10.2.0.1',
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(100)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
})
