import { type ProfileChanges, profiles } from '@portal/contract/profiles/profiles'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildAdmin, buildManager, buildRecruiter, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let developer: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  developer = await buildUser(api.db)
})
afterAll(() => api.close())

const show = (client: Client, { id }: { id: number }) => client.call(profiles.show, { params: { id } })
const update = (client: Client, { id }: { id: number }, profile: ProfileChanges) =>
  client.call(profiles.update, { params: { id }, body: { profile } })

describe('a profile', () => {
  it('a profile is read by its person and by manager-level people, by nobody else', async () => {
    expect((await show(await api.as(developer), developer)).data).toMatchObject({ can: { update: false } })
    expect((await show(manager, developer)).data).toMatchObject({ can: { update: true } })
    const stranger = await api.as(await buildUser(api.db))
    const recruiter = await api.as(await buildRecruiter(api.db))
    for (const client of [stranger, recruiter]) {
      expect((await show(client, developer)).status).toBe(403)
      expect((await show(client, { id: 999_999 })).status).toBe(403)
    }
  })

  it('the technologies of a profile are listed by name to those who read the profile', async () => {
    const person = await buildUser(api.db)
    const own = await api.as(person)
    const list = (client: Client, profile_id: number) =>
      client.call(profiles.technologies, { query: { profile_id } })
    expect((await list(own, person.id)).data).toEqual([])
    const second = await buildTechnology(api.db, { name: 'Zig 1' })
    const first = await buildTechnology(api.db, { name: 'ada 1' })
    const technology_ids = [second.id, first.id]
    await manager.call(users.update, { params: person, body: { user: { technology_ids } } })
    const linked = [
      { id: first.id, name: 'ada 1', profile_id: person.id, technology_id: first.id },
      { id: second.id, name: 'Zig 1', profile_id: person.id, technology_id: second.id },
    ]
    expect((await list(own, person.id)).data).toEqual(linked)
    expect((await list(manager, person.id)).data).toEqual(linked)
    expect((await list(await api.as(developer), person.id)).status).toBe(403)
    expect((await list(manager, 999_999)).refusal).toMatchObject({
      statusCode: 404,
      code: 'profiles.not_found',
    })
    for (const query of ['', '?profile_id=', '?profile_id=x']) {
      const url = `/api/v1/profile_technologies${query}`
      expect((await manager.inject({ method: 'GET', url })).statusCode).toBe(400)
    }
  })

  it('a profile has private fields that no other answer contains', async () => {
    await manager.call(users.update, { params: developer, body: { user: { salary: 4242.42 } } })
    await update(manager, developer, {
      home_address: 'Secret street 7',
      children_attributes: [{ name: 'Lesia' }],
    })
    for (const url of ['/users', '/users?page=1', '/users/names', `/users/${developer.id}`]) {
      const { body } = await manager.inject({ method: 'GET', url: `/api/v1${url}` })
      expect(body).not.toMatch(/4242|Secret street|Lesia|salary|home_address/)
    }
  })

  it('a manager changes a profile field by field, and an emptied field is null', async () => {
    const { data } = await update(manager, developer, {
      date_of_birth: '1990-02-28',
      marital_status: 'Married',
      home_address: ' Kyiv ',
      office: 'First',
    })
    expect(data).toMatchObject({
      date_of_birth: '1990-02-28',
      marital_status: 'Married',
      home_address: 'Kyiv',
      office: 'First',
    })
    const second = await update(manager, developer, { office: '', marital_status: null })
    expect(second.data).toMatchObject({ office: null, marital_status: null, home_address: 'Kyiv' })
  })

  it('a profile is changed by rank: a manager cannot change managers and admins, a developer nobody', async () => {
    const [otherManager, admin] = [await buildManager(api.db), await buildAdmin(api.db)]
    for (const person of [otherManager, admin]) {
      expect((await update(manager, person, { office: 'x' })).status).toBe(403)
    }
    expect((await update(await api.as(admin), otherManager, { office: 'x' })).status).toBe(200)
    expect((await update(await api.as(developer), developer, { office: 'x' })).status).toBe(403)
  })

  it('the profile of an unknown user is 404', async () => {
    expect((await show(manager, { id: 999_999 })).status).toBe(404)
    expect((await update(manager, { id: 999_999 }, {})).status).toBe(404)
  })

  it.each<[string, ProfileChanges, string]>([
    ['an own birth day', { date_of_birth: '2025-03-13' }, 'date_of_birth'],
    [
      "a child's birth day",
      { children_attributes: [{ name: 'A' }, { name: 'B', date_of_birth: '2025-03-13' }] },
      'children_attributes.1.date_of_birth',
    ],
  ])('a profile refuses %s in the future', async (_, changes, field) => {
    const { status, refusal } = await update(manager, developer, changes)
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({ [field]: ['The date of birth cannot be after today'] })
  })
})

describe('the children in a profile', () => {
  const childrenOf = async (person: { id: number }) => (await show(manager, person)).data.children

  it('children are added, changed and removed in one request, and those without a name are ignored', async () => {
    const person = await buildUser(api.db)
    const first = await update(manager, person, {
      children_attributes: [
        { name: ' Ada ', date_of_birth: '2020-01-01' },
        { name: 'Borys' },
        { name: '  ', date_of_birth: '2021-01-01' },
      ],
    })
    const [ada, borys] = first.data.children
    expect(first.data.children).toEqual([
      { id: ada?.id, name: 'Ada', date_of_birth: '2020-01-01' },
      { id: borys?.id, name: 'Borys', date_of_birth: null },
    ])
    const second = await update(manager, person, {
      children_attributes: [
        { id: ada?.id, name: 'Ada Maria' },
        { id: borys?.id, _destroy: true },
        { name: 'Vira' },
      ],
    })
    expect(second.data.children).toMatchObject([
      { id: ada?.id, name: 'Ada Maria', date_of_birth: '2020-01-01' },
      { name: 'Vira' },
    ])
  })

  it('children stay when the request leaves them out or empties their name', async () => {
    const person = await buildUser(api.db)
    const { data } = await update(manager, person, { children_attributes: [{ name: 'Ada' }] })
    await update(manager, person, { office: 'x' })
    await update(manager, person, { children_attributes: [{ id: data.children[0]?.id, name: '' }] })
    expect(await childrenOf(person)).toEqual(data.children)
  })

  it('a profile has at most 30 children, counted with those that stay', async () => {
    const person = await buildUser(api.db)
    const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Child ${index}` }))
    const first = await update(manager, person, { children_attributes: names(29) })
    const { status, refusal } = await update(manager, person, { children_attributes: names(2) })
    expect([status, refusal.errors]).toEqual([422, { children_attributes: ['At most 30 children'] }])
    const [eldest] = first.data.children
    const replaced = [{ id: eldest?.id, _destroy: true }, ...names(2)]
    expect((await update(manager, person, { children_attributes: replaced })).status).toBe(200)
    expect(await childrenOf(person)).toHaveLength(30)
  })

  it("a change of another user's children is refused, and nothing is changed", async () => {
    const [person, other] = [await buildUser(api.db), await buildUser(api.db)]
    const { data } = await update(manager, other, { children_attributes: [{ name: 'Ada' }] })
    const id = data.children[0]?.id
    for (const child of [
      { id, name: 'Stolen' },
      { id, _destroy: true },
      { id: 999_999, name: 'x' },
    ]) {
      const { status, refusal } = await update(manager, person, {
        office: 'Changed',
        children_attributes: [{ name: 'New' }, child],
      })
      expect(status).toBe(422)
      expect(refusal.errors).toEqual({ 'children_attributes.1.id': ['There is no such child'] })
    }
    expect(await childrenOf(other)).toEqual(data.children)
    expect((await show(manager, person)).data).toMatchObject({ office: null, children: [] })
  })
})
