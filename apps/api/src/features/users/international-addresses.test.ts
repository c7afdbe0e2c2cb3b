import { passwordResets } from '@portal/contract/accounts/account-links'
import { session } from '@portal/contract/accounts/session'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { customers } from '@portal/contract/customers'
import { users } from '@portal/contract/users'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { buildVacancy } from '../../../test/factories/vacancy.ts'
import { mails } from '../../db/schema/mails.ts'
import { subRoles } from '../../db/schema/people/sub-roles.ts'
import { clockAt } from '../../use-case/clock.ts'
import { makeResetMails } from '../account-links/password-resets.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

const password = 'a longer password'

async function create(email: string) {
  const [role] = await api.db.select().from(subRoles).where(eq(subRoles.key, 'developer'))
  const person = { email, first_name: 'Anna', last_name: 'Petrova', password, role_ids: [role?.id ?? 0] }
  return admin.call(users.create, { body: { user: person } })
}

const signIn = async (email: string) =>
  (await api.visitor.call(session.create, { body: { session: { email, password } } })).status
const storedIn = async (table: 'users' | 'customers' | 'candidates', id: number) =>
  (await api.db.execute(sql`select email from ${sql.identifier(table)} where id = ${id}`)).rows

describe('an account whose domain has letters of another language', () => {
  it.each([
    ['anna.petrova@пошта.укр', 'anna.petrova@xn--80a1acn3a.xn--j1amh'],
    ['max@müller-gmbh.de', 'max@xn--mller-gmbh-9db.de'],
    ['yuki@例え.テスト', 'yuki@xn--r8jz45g.xn--zckzah'],
  ])('%s is one with %s', async (shown, stored) => {
    const { data, status } = await create(shown)
    expect([status, data.email]).toEqual([201, shown])
    expect(await storedIn('users', data.id)).toEqual([{ email: stored }])
    for (const typed of [stored, shown.toUpperCase(), `Anna Petrova <${shown}>`]) {
      expect((await create(typed)).refusal.errors.email).toEqual(['has already been taken'])
      expect(await signIn(typed)).toBe(201)
    }
    const { data: unchanged } = await admin.call(users.update, {
      params: { id: data.id },
      body: { user: { email: stored, position: 'Lead' } },
    })
    expect(unchanged.email).toBe(shown)
    expect(await api.db.select().from(mails).where(eq(mails.user_id, data.id))).toEqual([
      expect.objectContaining({ kind: 'new_browser', to_email: shown }),
      expect.objectContaining({ kind: 'new_browser', to_email: shown }),
    ])
  })

  it('that is typed in its stored form is shown as people write it, and gets the mail of a reset', async () => {
    const { data } = await create('olha@xn--80a1acn3a.xn--j1amh')
    expect(data.email).toBe('olha@пошта.укр')
    await api.visitor.call(passwordResets.create, { body: { email: 'OLHA@Пошта.укр' } })
    const clock = clockAt('Europe/Kyiv', () => new Date())
    await makeResetMails({ db: api.db, clock, config: api.config })
    expect(await api.db.select().from(mails).where(eq(mails.user_id, data.id))).toEqual([
      expect.objectContaining({ kind: 'password_reset', to_email: 'olha@пошта.укр' }),
    ])
  })

  it.each([
    ["o'brien@example.com", "o'brien@example.com"],
    ['ANN.Case@Example.COM', 'ANN.Case@Example.COM'],
    ['ann@example.xn--p1ai', 'ann@example.рф'],
    ['Ann Lee <ann.lee@example.com>', 'ann.lee@example.com'],
    ['mailto:ann.lou@example.com', 'ann.lou@example.com'],
    ['ann.may@example.com;', 'ann.may@example.com'],
  ])('%s is taken as %s', async (typed, shown) => {
    const { data } = await create(typed)
    expect(data.email).toBe(shown)
    expect(await signIn(typed)).toBe(201)
  })

  it.each(['анна@пошта.укр', 'ann@пошта', 'ann@пошта.укр/a', 'a@example.com; b@example.com'])(
    '%s is refused',
    async (typed) => {
      expect((await create(typed)).status).toBe(422)
    },
  )

  it('is refused where its stored form is longer than an address may be', async () => {
    expect((await create(`ann@${'пошта.'.repeat(20)}укр`)).status).toBe(422)
  })
})

it('customers and candidates have such addresses, by which candidates are found and known', async () => {
  const customer = await admin.call(customers.create, {
    body: {
      customer: { company_name: 'Müller', full_legal_name: 'Max', title: 'CEO', email: 'max@müller-gmbh.de' },
    },
  })
  expect([customer.status, customer.data.email]).toEqual([201, 'max@müller-gmbh.de'])
  expect(await storedIn('customers', customer.data.id)).toEqual([{ email: 'max@xn--mller-gmbh-9db.de' }])

  const { id: vacancy_id } = await buildVacancy(api.db)
  const made = await admin.call(candidates.create, {
    body: { candidate: { full_name: 'Anna Petrova', email: 'Anna@Пошта.укр', vacancy_id } },
  })
  expect([made.status, made.data.email]).toEqual([201, 'Anna@пошта.укр'])
  expect(await storedIn('candidates', made.data.id)).toEqual([{ email: 'Anna@xn--80a1acn3a.xn--j1amh' }])
  for (const search of ['anna@пошта.укр', 'пошта.укр', 'Пошта', 'xn--80a1acn3a']) {
    const { data } = await admin.call(candidates.list, { query: { search } })
    expect(data.paginate_candidates.map(({ id }) => id)).toEqual([made.data.id])
  }
  const { data } = await admin.call(candidates.duplicates, { query: { email: 'ANNA@пошта.укр' } })
  expect(data.candidates.map(({ id, matches }) => ({ id, matches }))).toEqual([
    { id: made.data.id, matches: ['email'] },
  ])
})
