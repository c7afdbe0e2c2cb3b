import { session } from '@portal/contract/accounts/session'
import { type UserInput, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { findSubRoleIds } from '../../../../test/factories/reference.ts'
import { nextNumber } from '../../../../test/factories/sequence.ts'
import { buildAdmin, buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let admin: Client
let manager: Client
let developerIds: number[]
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
  manager = await api.as(await buildManager(api.db))
  developerIds = await findSubRoleIds(api.db, 'developer')
})
afterAll(() => api.close())

const newPerson = (overrides: Record<string, unknown> = {}) => ({
  email: `new${nextNumber()}@portal.test`,
  first_name: 'Olena',
  last_name: 'Kovalenko',
  password: 'hired-today',
  role_ids: developerIds,
  ...overrides,
})
const hire = async (client: Client, overrides: Record<string, unknown> = {}) => {
  const response = await client.inject({
    method: 'POST',
    url: '/api/v1/users',
    payload: { user: newPerson(overrides) },
  })
  return { status: response.statusCode, body: response.json() }
}

describe('hiring a person', () => {
  it('a manager who hires a person gives them an account, a profile and a Bench contract from today', async () => {
    const person = newPerson({ first_name: 'Halyna', last_name: 'Bondar' })
    const { status, data } = await manager.call(users.create, { body: { user: person } })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      slug: 'halyna-bondar',
      role: 'default',
      full_name: 'Halyna Bondar',
      active: true,
      status: 'ready_for_full_time_outstaff',
      avatar: null,
      sub_roles: [{ key: 'developer' }],
      available_contracts: [{ project: 'Bench', job_status: 'Bench', tag: 'bench' }],
    })
    const log = await manager.inject({ method: 'GET', url: `/api/v1/admin/users/${data.id}/contracts` })
    expect(log.json().paginate_contracts).toMatchObject([{ start_date: '2025-03-12', end_date: null }])
    const profile = await manager.inject({ method: 'GET', url: `/api/v1/profiles/${data.id}` })
    expect(profile.json()).toMatchObject({ id: data.id, user_id: data.id, salary: null, children: [] })
  })

  it('a hired person can sign in', async () => {
    const person = newPerson()
    await manager.call(users.create, { body: { user: person } })
    const credentials = { email: person.email.toUpperCase(), password: person.password }
    expect((await api.visitor.call(session.create, { body: { session: credentials } })).status).toBe(201)
  })

  it('a new person may be sent with the fields unwrapped as well', async () => {
    const { status } = await manager
      .inject({ method: 'POST', url: '/api/v1/users', payload: newPerson() })
      .then(({ statusCode }) => ({ status: statusCode }))
    expect(status).toBe(201)
  })

  it('namesakes get different slugs, also those hired at once', async () => {
    const hired = await Promise.all(
      Array.from({ length: 3 }, () => hire(admin, { first_name: 'Ivan', last_name: 'de la Cruz' })),
    )
    expect(hired.map(({ body }) => body.slug).toSorted()).toEqual([
      'ivan-de-la-cruz',
      'ivan-de-la-cruz-2',
      'ivan-de-la-cruz-3',
    ])
  })

  it('a hired person gets the highest role that the sub-roles confer', async () => {
    const role_ids = await findSubRoleIds(api.db, 'developer', 'cfo')
    const { body } = await hire(admin, { role_ids })
    expect(body.role).toBe('manager')
    expect(body.sub_roles.map(({ key }: { key: string }) => key).toSorted()).toEqual(['cfo', 'developer'])
  })

  it('a manager who hires can give roles of the default rank only', async () => {
    for (const key of ['project_manager', 'ceo'] as const) {
      const { status, body } = await hire(manager, { role_ids: await findSubRoleIds(api.db, 'qa', key) })
      expect([status, body.code]).toEqual([403, 'users.role_out_of_reach'])
    }
  })

  it('a taken e-mail is refused in any case, and nothing is created', async () => {
    const taken = await buildUser(api.db)
    const { status, body } = await hire(manager, { email: `\u200B${taken.email.toUpperCase()}\u200E` })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'users.email_taken',
      errors: { email: ['has already been taken'] },
      message: 'Email has already been taken',
    })
    const again = await hire(manager, { first_name: 'Nobody', last_name: 'Before' })
    expect(again.body.slug).toBe('nobody-before')
  })

  it('hiring twice at once with one e-mail succeeds once', async () => {
    const email = `twice${nextNumber()}@portal.test`
    const answers = await Promise.all([hire(admin, { email }), hire(manager, { email })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  it.each([
    ['no e-mail', { email: undefined }, 'email', 'This field is required'],
    ['an e-mail that is none', { email: 'olena@' }, 'email', 'Invalid email address'],
    ['Cyrillic', { first_name: 'Олена' }, 'first_name', 'First name can only contain Latin letters'],
    ['digits', { last_name: 'Kovalenko2' }, 'last_name', 'Last name can only contain Latin letters'],
    ['no password', { password: undefined }, 'password', 'No password provided.'],
    ['a short one', { password: '12345' }, 'password', 'Password is too short - should be 6 chars minimum.'],
    ['a long one', { password: 'x'.repeat(41) }, 'password', 'Password must contain not more 40 characters'],
    ['no role', { role_ids: [] }, 'role_ids', 'This field is required'],
    ['an unknown role', { role_ids: [99_999] }, 'role_ids', 'Unknown role'],
  ] satisfies [string, Partial<Record<keyof UserInput, unknown>>, string, string][])(
    'a new person with %s is refused at the field',
    async (_, overrides, field, message) => {
      const { status, body } = await hire(manager, overrides)
      expect(status).toBe(422)
      expect(body.errors).toEqual({ [field]: [message] })
    },
  )

  it('a developer cannot hire', async () => {
    const developer = await api.as(await buildUser(api.db))
    expect((await hire(developer)).status).toBe(403)
  })
})
