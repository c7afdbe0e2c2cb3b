import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buildUser } from '../../test/factories/user.ts'
import { forgetExpired } from '../db/forget-expired.ts'
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts'
import { knownAddresses } from '../db/schema/sign-in/known-addresses.ts'
import { loginFailures } from '../db/schema/sign-in/login-failures.ts'
import { totpSecrets } from '../db/schema/sign-in/second-factors.ts'
import { sessions } from '../db/schema/sign-in/sessions.ts'
import { oidcAttempts } from '../db/schema/sign-in/single-sign-on.ts'
import { startHousekeeping } from './housekeeping.ts'

describe('housekeeping', () => {
  it('housekeeping runs every chore at the start, and stopping waits for them', async () => {
    const done: string[] = []
    const chore = (name: string) => ({
      run: async () => {
        await Promise.resolve()
        done.push(name)
      },
      failure: `Clean-up of ${name} failed`,
    })
    const failures: unknown[] = []
    await startHousekeeping([chore('files'), chore('rows')], (error) => failures.push(error)).stop()
    expect([done, failures]).toEqual([['files', 'rows'], []])
  })

  it('housekeeping logs the sentence of a chore that fails, and runs the others', async () => {
    const error = new Error('The disk is gone')
    const failures: unknown[] = []
    let isDone = false
    const chores = [
      { run: () => Promise.reject(error), failure: 'Clean-up of files failed' },
      {
        run: async () => {
          isDone = true
        },
        failure: 'Clean-up of rows failed',
      },
    ]
    await startHousekeeping(chores, (...report) => failures.push(report)).stop()
    expect([failures, isDone]).toEqual([[[error, 'Clean-up of files failed']], true])
  })
})

describe('the clean-up of expired rows', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
  })
  afterAll(() => api.close())

  it('the clean-up deletes ended sessions, answers older than a day, old login failures, addresses of 180 days ago and old sign-ins at the provider, and keeps the others', async () => {
    const user = await buildUser(api.db)
    const now = new Date('2025-03-12T10:00:00Z')
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    const browser = await api.as(user)
    const endedAt = { user_id: user.id, token_hash: 'x', expires_at: hoursAgo(1) }
    await api.db.insert(sessions).values(endedAt)
    const answer = { user_id: user.id, request_hash: 'x', response: {} }
    await api.db.insert(idempotencyKeys).values([
      { ...answer, key: 'old', created_at: hoursAgo(25) },
      { ...answer, key: 'young', created_at: hoursAgo(23) },
    ])
    const failure = { email: 'somebody@portal.test', address: '10.0.0.1' }
    await api.db.insert(loginFailures).values([
      { ...failure, failed_at: hoursAgo(25) },
      { ...failure, failed_at: hoursAgo(0) },
    ])

    const place = { user_id: user.id }
    await api.db.insert(knownAddresses).values([
      { ...place, address: '10.0.0.1', signed_in_at: hoursAgo(181 * 24) },
      { ...place, address: '10.0.0.2', signed_in_at: hoursAgo(179 * 24) },
    ])
    const attempt = { nonce: 'x', code_verifier: 'x', browser_hash: 'b'.repeat(64), address: '10.0.0.1' }
    await api.db.insert(oidcAttempts).values([
      { ...attempt, state_hash: '1'.repeat(64), created_at: hoursAgo(2), ends_at: hoursAgo(2) },
      { ...attempt, state_hash: '2'.repeat(64), created_at: hoursAgo(0), ends_at: now },
    ])
    const [begun, renewed] = [await buildUser(api.db), await buildUser(api.db)]
    const started = { new_secret: 'NEW', new_secret_ends_at: hoursAgo(1) }
    await api.db.insert(totpSecrets).values([
      { user_id: begun.id, ...started },
      { user_id: renewed.id, secret: 'PRESENT', ...started },
    ])

    await forgetExpired(api.db, now)

    expect(await api.db.select().from(sessions)).toHaveLength(1)
    expect((await browser.call(session.show)).status).toBe(200)
    expect(await api.db.select().from(idempotencyKeys)).toMatchObject([{ key: 'young' }])
    expect(await api.db.select().from(loginFailures)).toMatchObject([{ failed_at: now }])
    expect(await api.db.select().from(knownAddresses)).toMatchObject([{ address: '10.0.0.2' }])
    expect(await api.db.select().from(oidcAttempts)).toMatchObject([{ ends_at: now }])
    expect(await api.db.select().from(totpSecrets)).toMatchObject([
      { user_id: renewed.id, secret: 'PRESENT', new_secret: null, new_secret_ends_at: null },
    ])
  })
})
