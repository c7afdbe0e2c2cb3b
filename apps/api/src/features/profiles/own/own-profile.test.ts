import { ownProfile } from '@portal/contract/profiles/own-profile'
import { profiles } from '@portal/contract/profiles/profiles'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildTechnology, findSubRoleIds } from '../../../../test/factories/reference.ts'
import { buildAdmin, buildManager, buildRecruiter, buildUser } from '../../../../test/factories/user.ts'
import { formOf } from '../../../../test/form.ts'
import { picture } from '../../../../test/pictures.ts'
import { files } from '../../../db/schema/files.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

async function someone(build = buildUser) {
  const person = await build(api.db)
  const own = await api.as(person)
  const patch = (profile: Record<string, unknown>, headers: Record<string, string> = {}) =>
    own.call(ownProfile.update, { body: { profile }, headers })
  const send = async (...fields: Parameters<typeof formOf>) => {
    const form = await formOf(...fields)
    const answer = await own.inject({ method: 'PATCH', url: '/api/v1/profile', ...form })
    return { status: answer.statusCode, body: answer.json() }
  }
  const show = async () => (await own.call(ownProfile.show)).data
  return { person, own, patch, send, show }
}

describe('the own profile', () => {
  it.each([
    ['developer', buildUser],
    ['recruiter', buildRecruiter],
    ['manager', buildManager],
    ['admin', buildAdmin],
  ])('a %s reads and edits their own contacts, home address and birth date', async (_, build) => {
    const { person, own, patch, show } = await someone(build)
    const answer = await patch({
      skype: ' live:olena ',
      telegram: '@olena',
      github: 'olena',
      phone_number: '+380 67 123 45 67',
      home_address: 'Lviv',
      date_of_birth: '1990-02-28',
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      id: person.id,
      skype: 'live:olena',
      telegram: '@olena',
      github: 'olena',
      phone_number: '+380 67 123 45 67',
      home_address: 'Lviv',
      date_of_birth: '1990-02-28',
      can: { update_own: true },
    })
    expect(await show()).toEqual(answer.data)
    expect((await own.call(profiles.show, { params: person })).data).toEqual(answer.data)
    const emptied = await patch({ skype: '', date_of_birth: null })
    expect(emptied.data).toMatchObject({ skype: null, date_of_birth: null, telegram: '@olena' })
  })

  it('a visitor reads no profile and edits none', async () => {
    expect((await api.visitor.call(ownProfile.show)).status).toBe(401)
    expect((await api.visitor.call(ownProfile.update, { body: { profile: { skype: 'x' } } })).status).toBe(
      401,
    )
  })

  it('a manager who reads the profile of somebody else is not told that it is theirs', async () => {
    const { person } = await someone()
    expect((await admin.call(profiles.show, { params: person })).data.can).toEqual({
      update: true,
      update_own: false,
    })
  })
})

describe('what managers keep', () => {
  const technologyIds = async () => [(await buildTechnology(api.db)).id]
  const adminIds = () => findSubRoleIds(api.db, 'administrator')

  it.each<[string, () => unknown]>([
    ['salary', () => 9999],
    ['position', () => 'CEO'],
    ['english_level', () => 'native'],
    ['job_started_on', () => '2001-01-01'],
    ['job_ended_on', () => '2031-01-01'],
    ['technology_ids', technologyIds],
    ['marital_status', () => 'Married'],
    ['office', () => 'Attic'],
    ['post_office', () => '1'],
    ['children_attributes', () => [{ name: 'Lesia' }]],
    ['role', () => 'admin'],
    ['role_ids', adminIds],
    ['active', () => false],
    ['status', () => 'busy_on_outsource'],
    ['email', () => 'other@portal.test'],
    ['first_name', () => 'Other'],
    ['last_name', () => 'Other'],
    ['password', () => 'another one'],
    ['id', () => 1],
    ['user_id', () => 1],
    ['version', () => 99],
  ])('a developer who sends %s with their own profile changes nothing of it', async (field, given) => {
    const { person, own, patch, show } = await someone()
    await admin.call(users.update, {
      params: person,
      body: { user: { salary: 1500, position: 'Developer', english_level: 'advanced' } },
    })
    await admin.call(profiles.update, {
      params: person,
      body: { profile: { office: 'Kyiv', children_attributes: [{ name: 'Ada' }] } },
    })
    const account = async () => (await admin.call(users.show, { params: { id: String(person.id) } })).data
    const before = { profile: await show(), account: await account() }
    const value = await given()
    const wrapped = await patch({ [field]: value })
    expect([wrapped.status, wrapped.data]).toEqual([200, before.profile])
    const flat = await own.inject({ method: 'PATCH', url: '/api/v1/profile', payload: { [field]: value } })
    expect([flat.statusCode, flat.json()]).toEqual([200, before.profile])
    expect({ profile: await show(), account: await account() }).toEqual(before)
    const beside = await patch({ [field]: value, skype: 'live:olena' })
    expect(beside.data).toEqual({
      ...before.profile,
      skype: 'live:olena',
      version: before.profile.version + 1,
    })
    const { version: _, ...kept } = before.account
    expect(await account()).toMatchObject(kept)
  })
})

describe('the rules of the own profile', () => {
  it('the own birth date is not after today, and today is allowed', async () => {
    const { patch } = await someone()
    const { status, refusal } = await patch({ date_of_birth: '2025-03-13', skype: 'x' })
    expect([status, refusal.errors]).toEqual([
      422,
      { date_of_birth: ['The date of birth cannot be after today'] },
    ])
    expect((await patch({ date_of_birth: '2025-03-12' })).status).toBe(200)
    expect((await patch({ date_of_birth: '12.03.2025' })).status).toBe(422)
  })

  it('contacts have the limits that they have for managers', async () => {
    const { patch } = await someone()
    const { status, refusal } = await patch({ skype: 'x'.repeat(101), home_address: 'x'.repeat(301) })
    expect([status, Object.keys(refusal.errors)]).toEqual([422, ['skype', 'home_address']])
  })

  it('a person who edits an outdated version gets the present one, and nothing is written', async () => {
    const { person, patch, show } = await someone()
    await admin.call(users.update, { params: person, body: { user: { position: 'Developer' } } })
    const { status, refusal } = await patch({ skype: 'live:olena' }, { 'if-match': '"1"' })
    expect([status, refusal.code, refusal.current]).toEqual([409, 'profiles.changed_meanwhile', await show()])
    const saved = await patch({ skype: 'live:olena' }, { 'if-match': '"2"' })
    expect([saved.status, saved.data.version, saved.headers.etag]).toEqual([200, 3, '"3"'])
  })

  it('own contacts raise the version of the account too, which managers edit contacts by; an address does not', async () => {
    const { person, patch } = await someone()
    const accountVersion = async () =>
      (await admin.call(users.show, { params: { id: String(person.id) } })).data.version
    await patch({ home_address: 'Lviv', date_of_birth: '1990-01-01' })
    expect(await accountVersion()).toBe(1)
    await patch({ phone_number: '+380' })
    expect(await accountVersion()).toBe(2)
    await patch({})
    expect(await accountVersion()).toBe(2)
  })
})

describe('the own portrait', () => {
  it('a developer sends a portrait with other fields, replaces and removes it, and old files are deleted', async () => {
    const { person, patch, send, show } = await someone()
    const countFiles = async () => (await api.db.select({ id: files.id }).from(files)).length
    const before = await countFiles()
    const first = await send(['avatar', await picture('png'), 'me.png'], ['skype', 'live:olena'])
    expect(first.body).toMatchObject({ skype: 'live:olena', avatar: expect.stringContaining('/avatar') })
    const account = await admin.call(users.show, { params: { id: String(person.id) } })
    expect(account.data.avatar).toBe(first.body.avatar)
    const second = await send(['avatar', await picture('jpeg'), 'me.jpg'])
    expect(second.body.avatar).not.toBe(first.body.avatar)
    expect(await countFiles()).toBe(before + 1)
    expect((await patch({ avatar: '_destroy' })).data).toMatchObject({ avatar: null, skype: 'live:olena' })
    expect((await show()).avatar).toBeNull()
    expect(await countFiles()).toBe(before)
  })

  it('a form removes the portrait too', async () => {
    const { send } = await someone()
    await send(['avatar', await picture('gif'), 'me.gif'])
    expect((await send(['avatar', '_destroy'])).body.avatar).toBeNull()
  })

  it('a portrait over 5 MB is 413, and another content 422; neither leaves a file', async () => {
    const { send, show } = await someone()
    const small = await picture('png')
    const before = await api.db.select({ id: files.id }).from(files)
    const large = await send([
      'avatar',
      Buffer.concat([small, Buffer.alloc(5_242_881 - small.length)]),
      'me.png',
    ])
    expect([large.status, large.body.message]).toEqual([413, 'Please pick smaller image (< 5MB)'])
    const other = await send(['avatar', Buffer.from('%PDF-1.7'), 'me.png'], ['skype', 'x'])
    expect([other.status, other.body.code, Object.keys(other.body.errors)]).toEqual([
      422,
      'users.avatar',
      ['avatar'],
    ])
    expect(await show()).toMatchObject({ avatar: null, skype: null })
    expect(await api.db.select({ id: files.id }).from(files)).toEqual(before)
  })

  it('a portrait sent with an outdated version is not kept', async () => {
    const { own, patch } = await someone()
    await patch({ skype: 'live:olena' })
    const before = await api.db.select({ id: files.id }).from(files)
    const form = await formOf(['avatar', await picture('png'), 'me.png'])
    const headers = { ...form.headers, 'if-match': '"1"' }
    const answer = await own.inject({
      method: 'PATCH',
      url: '/api/v1/profile',
      payload: form.payload,
      headers,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'profiles.changed_meanwhile'])
    expect(await api.db.select({ id: files.id }).from(files)).toEqual(before)
  })
})
