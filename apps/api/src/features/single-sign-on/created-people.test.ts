import { session as sessionCalls } from '@portal/contract/accounts/session'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestProvider } from '../../../../../tools/servers/oidc-provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { createOidcApp, signOn, startTestProvider } from '../../../test/oidc/oidc-company.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'

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

const newEmail = () => `new${nextNumber()}@portal.test`
const findPerson = async (email: string) => {
  const [row] = await api.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row
}

describe('an unknown person', () => {
  it('is created as one who is made by hand, and comes back as the same', async () => {
    const email = newEmail()
    const claims = { email, email_verified: true, given_name: 'Olena', family_name: 'Koval' }
    const subject = provider.addAccount(claims)
    const { session, location } = await signOn(api, subject)
    expect(location).toBe('/')
    const { data } = await api.visitor.call(sessionCalls.show, {
      headers: { authorization: `Bearer ${session ?? ''}` },
    })
    expect(data.user).toMatchObject({
      email,
      first_name: 'Olena',
      last_name: 'Koval',
      slug: 'olena-koval',
      role: 'default',
      active: true,
      oidc_linked: true,
      sub_roles: [{ key: 'designer' }],
    })
    const { id } = data.user
    expect(await api.db.$count(profiles, eq(profiles.id, id))).toBe(1)
    const onBench = await api.db
      .select({ admin_id: contracts.admin_id })
      .from(contracts)
      .innerJoin(projects, eq(projects.id, contracts.project_id))
      .where(sql`${contracts.user_id} = ${id} and ${projects.is_bench}`)
    expect(onBench).toEqual([{ admin_id: id }])
    await signOn(api, subject)
    expect(await api.db.$count(users, eq(users.email, email))).toBe(1)
  })

  it('with a Cyrillic name gets it in Latin letters', async () => {
    const email = newEmail()
    await signOn(
      api,
      provider.addAccount({ email, email_verified: true, given_name: 'Їжакевич', family_name: 'Ґалаґан' }),
    )
    expect(await findPerson(email)).toMatchObject({ first_name: 'Yizhakevych', last_name: 'Galagan' })
  })

  it.each([
    ['an e-mail that is not verified', { email_verified: false }, 'not_verified'],
    ['an e-mail of which nothing is said', {}, 'not_verified'],
    ['an e-mail that is none', { email: 'nobody', email_verified: true }, 'no_access'],
    ['no e-mail', { email: undefined, email_verified: true }, 'not_verified'],
  ])('with %s is not', async (_, claims, code) => {
    const before = await api.db.$count(users)
    const answer = await signOn(api, provider.addAccount({ email: newEmail(), ...claims }))
    expect(answer.location).toBe(`/?failure=single_sign_on.${code}`)
    expect(await api.db.$count(users)).toBe(before)
  })
})

it('a person whose account is inactive is not created anew', async () => {
  const { email } = await buildUser(api.db, { active: false })
  const answer = await signOn(api, provider.addAccount({ email, email_verified: true }))
  expect(answer.location).toBe('/?failure=single_sign_on.no_access')
  expect(await api.db.$count(users, eq(users.email, email))).toBe(1)
})
