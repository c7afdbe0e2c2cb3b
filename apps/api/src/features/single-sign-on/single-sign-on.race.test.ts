import { signInLinks } from '@portal/contract/accounts/account-links'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestProvider } from '../../../../../tools/servers/oidc-provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { signInAtProvider } from '../../../test/oidc/at-provider.ts'
import { beginSignOn, comeBack, createOidcApp, startTestProvider } from '../../../test/oidc/oidc-company.ts'
import { users } from '../../db/schema/people/users.ts'
import { accountLinks } from '../../db/schema/sign-in/account-links.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { oidcAccounts } from '../../db/schema/sign-in/single-sign-on.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let provider: TestProvider
let api: TestApp
beforeAll(async () => {
  provider = await startTestProvider()
  api = await createOidcApp(provider, { OIDC_CREATE: 'developer' })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})

const rounds = Array.from({ length: 5 })

/** A sign-in that came back from the provider, and was not yet opened. */
async function onItsWay(subject: string) {
  const { location, cookie } = await beginSignOn(api)
  const url = await signInAtProvider(location, subject)
  return () => comeBack(api, url, { cookie })
}
const verified = (email: string) => provider.addAccount({ email, email_verified: true })

describe('at once', () => {
  it('of two uses of one callback exactly one signs in', async () => {
    for (const _round of rounds) {
      const { id, email } = await buildUser(api.db)
      const open = await onItsWay(verified(email))
      const answers = await Promise.all([open(), open()])
      expect(answers.map(({ location }) => location).toSorted()).toEqual([
        '/',
        '/?failure=single_sign_on.ended',
      ])
      expect(await api.db.$count(sessions, eq(sessions.user_id, id))).toBe(1)
    }
  })

  it('of two uses of one sign-in link exactly one signs in', async () => {
    for (const _round of rounds) {
      const { id } = await buildAdmin(api.db)
      const token = await buildAccountLink(api.db, { kind: 'sign_in', user_id: id })
      await api.db
        .update(accountLinks)
        .set({ ends_at: sql`now() + interval '1 hour'` })
        .where(eq(accountLinks.user_id, id))
      const use = () => api.visitor.call(signInLinks.use, { params: { token } })
      const answers = await Promise.all([use(), use()])
      expect(answers.map(({ headers }) => headers.location).toSorted()).toEqual([
        '/',
        '/?failure=sign_in_links.ended',
      ])
      expect(await api.db.$count(sessions, eq(sessions.user_id, id))).toBe(1)
    }
  })

  it('two first sign-ins of one unknown person make one account', async () => {
    for (const _round of rounds) {
      const email = `raced${nextNumber()}@portal.test`
      const subject = verified(email)
      const [one, other] = [await onItsWay(subject), await onItsWay(subject)]
      const answers = await Promise.all([one(), other()])
      expect(answers.map(({ location }) => location)).toEqual(['/', '/'])
      expect(await api.db.$count(users, eq(users.email, email))).toBe(1)
    }
  })

  it('of two accounts of the provider with the e-mail of one person exactly one is linked', async () => {
    for (const _round of rounds) {
      const { id, email } = await buildUser(api.db)
      const [one, other] = [await onItsWay(verified(email)), await onItsWay(verified(email))]
      const answers = await Promise.all([one(), other()])
      expect(answers.map(({ location }) => location).toSorted()).toEqual([
        '/',
        '/?failure=single_sign_on.no_access',
      ])
      expect(await api.db.$count(oidcAccounts, eq(oidcAccounts.user_id, id))).toBe(1)
    }
  })
})
