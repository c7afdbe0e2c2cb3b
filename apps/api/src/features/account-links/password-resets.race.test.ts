import { passwordResets } from '@portal/contract/accounts/account-links'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { clockAt } from '../../use-case/clock.ts'
import { noteRequest } from './password-resets.ts'

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

it('of 130 requests of one visitor that several processes take at once 100 are taken', async ({ skip }) => {
  skip(api.database.kind !== 'postgres', 'the embedded database belongs to one process')
  const deps = { db: api.db, clock: clockAt('Europe/Kyiv', () => new Date(defaultNow)) }
  const taken = await Promise.allSettled(
    Array.from({ length: 130 }, (_, index) =>
      noteRequest(deps, { email: `other${index}@portal.test`, address: '10.2.0.2' }),
    ),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
})
