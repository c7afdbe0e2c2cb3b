import { signInLinks } from '@portal/contract/accounts/account-links'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestProvider } from '../../../../../tools/servers/oidc-provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { createOidcApp, signOn, startTestProvider } from '../../../test/oidc/oidc-company.ts'
import { countTrail, trailOfPerson } from '../../../test/trail/read-trail.ts'
import { users } from '../../db/schema/people/users.ts'
import { clockAt } from '../../use-case/clock.ts'
import { makeSignInLink } from './link/make-sign-in-link.ts'

let provider: TestProvider
let api: TestApp
beforeAll(async () => {
  provider = await startTestProvider()
  api = await createOidcApp(provider, { OIDC_CREATE: 'designer' })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})

const account = (email: string) => provider.addAccount({ email, email_verified: true })

describe('the trail of single sign-on', () => {
  it('tells that the portal made the person, who linked the account and signed in', async () => {
    const email = `new${nextNumber()}@portal.test`
    await signOn(api, account(email))
    const [person] = await api.db.select().from(users).where(eq(users.email, email))
    const id = person?.id ?? 0
    expect(await trailOfPerson(api.db, id)).toMatchObject([
      {
        act: 'session.sign_in',
        actor_id: id,
        via: 'browser',
        changes: [{ field: 'way', after: 'provider' }],
      },
      { act: 'single_sign_on.link', actor_id: id, via: 'browser', object_id: id },
      { act: 'users.create', actor_id: null, via: 'portal', object_id: id },
    ])
  })

  it('tells the sign-in of an inactive person as refused, and nothing of an account that nobody has', async () => {
    const person = await buildUser(api.db, { active: false })
    await signOn(api, account(person.email))
    expect(await trailOfPerson(api.db, person.id)).toMatchObject([
      { act: 'session.refuse', actor_id: null, changes: [{ field: 'outcome', after: 'inactive_person' }] },
    ])
    const before = await countTrail(api.db)
    await signOn(api, provider.addAccount({ email: 'nobody@portal.test', email_verified: false }))
    expect(await countTrail(api.db)).toBe(before)
  })
})

it('a sign-in link is told as made by the command and as used by the admin', async () => {
  const admin = await buildAdmin(api.db)
  const clock = clockAt('Europe/Kyiv', () => new Date())
  const link = await makeSignInLink({ db: api.db, config: api.config, clock }, admin.email)
  const token = link?.url.split('/').at(-1) ?? ''
  await api.visitor.call(signInLinks.use, { params: { token } })
  const rows = await trailOfPerson(api.db, admin.id)
  expect(rows).toMatchObject([
    { act: 'sign_in_links.create', actor_id: null, via: 'command', via_name: 'sign-in-link' },
    { act: 'session.sign_in', actor_id: admin.id, via: 'link' },
    { act: 'sign_in_links.use', actor_id: admin.id, via: 'link' },
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
})
