import { session } from '@portal/contract/accounts/session'
import { profiles } from '@portal/contract/profiles/profiles'
import { type UserChanges, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildTechnology, findSubRoleIds } from '../../../../test/factories/reference.ts'
import { buildAdmin, buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let admin: Client
let adminUser: { id: number }
let manager: Client
let managerUser: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  adminUser = await buildAdmin(api.db)
  managerUser = await buildManager(api.db)
  admin = await api.as(adminUser)
  manager = await api.as(managerUser)
  // There is a second admin, so that the tests may change the first.
  await buildAdmin(api.db)
})
afterAll(() => api.close())

const change = (client: Client, user: { id: number }, changes: UserChanges) =>
  client.call(users.update, { params: { id: user.id }, body: { user: changes } })

/** These are more ids than a statement can have parameters (65,535). */
const tooMany = Array.from({ length: 70_000 }, (_, index) => index + 1)

describe('General Info', () => {
  it('a manager changes General Info field by field, and the rest stays', async () => {
    const person = await buildUser(api.db)
    const technology = await buildTechnology(api.db)
    const first = await change(manager, person, {
      first_name: 'Petro',
      status: 'busy_on_outsource',
      position: ' Team lead ',
      github: 'petro',
      salary: 2500.5,
      english_level: 'upper_intermediate',
      job_started_on: '2024-02-29',
      technology_ids: [technology.id, technology.id],
    })
    expect(first.data).toMatchObject({ first_name: 'Petro', status: 'busy_on_outsource', open_contracts: [] })
    await change(manager, person, { skype: 'petro.s', github: '' })
    const { data } = await manager.call(profiles.show, { params: { id: person.id } })
    expect(data).toMatchObject({
      position: 'Team lead',
      github: null,
      skype: 'petro.s',
      salary: 2500.5,
      english_level: 'upper_intermediate',
      job_started_on: '2024-02-29',
      technologies: [{ id: technology.id, name: technology.name }],
    })
  })

  it('the given technologies of a user replace the earlier ones, also when none are given', async () => {
    const person = await buildUser(api.db)
    const a = await buildTechnology(api.db)
    const b = await buildTechnology(api.db)
    const c = await buildTechnology(api.db)
    const stackAfter = async (ids: number[]) => {
      await change(manager, person, { technology_ids: ids })
      const { data } = await manager.call(profiles.show, { params: { id: person.id } })
      return data.technologies.map(({ id }) => id).toSorted((x, y) => x - y)
    }
    expect(await stackAfter([a.id, b.id])).toEqual([a.id, b.id])
    expect(await stackAfter([b.id, c.id])).toEqual([b.id, c.id])
    expect(await stackAfter([])).toEqual([])
  })

  it.each<[string, UserChanges, string, string]>([
    [
      'a first work day to come',
      { job_started_on: '2025-03-13' },
      'job_started_on',
      'The first work day cannot be after today',
    ],
    [
      'a last work day before the first',
      { job_started_on: '2025-03-01', job_ended_on: '2025-02-28' },
      'job_ended_on',
      'The last work day cannot be before the first',
    ],
    ['an unknown technology', { technology_ids: [999_999] }, 'technology_ids', 'Unknown technology'],
    ['more roles than there are', { role_ids: tooMany }, 'role_ids', 'At most 100 roles'],
    ['a salary with a third decimal', { salary: 99_999_999.999 }, 'salary', 'Enter an amount'],
    ['an unknown role', { role_ids: [999_999] }, 'role_ids', 'Unknown role'],
  ])('General Info with %s is refused at the field', async (_, changes, field, message) => {
    const { status, refusal } = await change(admin, await buildUser(api.db), changes)
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({ [field]: [message] })
  })

  it('a new first or last work day is compared with the stored one', async () => {
    const person = await buildUser(api.db)
    await change(admin, person, { job_started_on: '2025-03-01' })
    expect((await change(admin, person, { job_ended_on: '2025-02-28' })).status).toBe(422)
    expect((await change(admin, person, { job_ended_on: '2025-03-01' })).status).toBe(200)
    expect((await change(admin, person, { job_started_on: null, job_ended_on: '2025-02-28' })).status).toBe(
      200,
    )
  })

  it('a change of a user with one refused field changes nothing at all', async () => {
    const person = await buildUser(api.db)
    const { status } = await change(admin, person, { first_name: 'Changed', technology_ids: [999_999] })
    expect(status).toBe(422)
    const { data } = await admin.call(users.show, { params: { id: String(person.id) } })
    expect(data.first_name).toBe('Person')
  })

  it('the e-mail of another user is refused, and the own one in another case is accepted', async () => {
    const person = await buildUser(api.db)
    const other = await buildUser(api.db)
    const { refusal } = await change(admin, person, { email: other.email })
    expect(refusal).toMatchObject({ statusCode: 422, errors: { email: ['has already been taken'] } })
    expect((await change(admin, person, { email: person.email.toUpperCase() })).status).toBe(200)
  })

  it('a change of an unknown user is 404', async () => {
    expect((await change(admin, { id: 999_999 }, { active: true })).status).toBe(404)
  })
})

describe('changes by rank', () => {
  it('a manager can change neither managers, themselves included, nor admins', async () => {
    for (const person of [await buildManager(api.db), adminUser, managerUser]) {
      expect((await change(manager, person, { position: 'Changed' })).status).toBe(403)
      expect((await change(manager, person, { active: false })).status).toBe(403)
    }
  })

  it('a manager gives a developer roles of the default rank only', async () => {
    const person = await buildUser(api.db)
    const qa = await change(manager, person, { role_ids: await findSubRoleIds(api.db, 'qa') })
    expect(qa.data).toMatchObject({ role: 'default', sub_roles: [{ key: 'qa' }] })
    const cfo = await change(manager, person, { role_ids: await findSubRoleIds(api.db, 'qa', 'cfo') })
    expect(cfo.refusal).toMatchObject({ statusCode: 403, code: 'users.role_out_of_reach' })
  })

  it('an admin promotes and demotes', async () => {
    const person = await buildUser(api.db)
    const up = await change(admin, person, { role_ids: await findSubRoleIds(api.db, 'ceo') })
    expect(up.data.role).toBe('admin')
    const down = await change(admin, person, { role_ids: await findSubRoleIds(api.db, 'developer') })
    expect(down.data.role).toBe('default')
  })

  it('a person cannot change their own role, but may send it unchanged', async () => {
    const role_ids = await findSubRoleIds(api.db, 'administrator')
    const unchanged = await change(admin, adminUser, { role_ids, position: 'Head' })
    expect(unchanged.status).toBe(200)
    const { refusal } = await change(admin, adminUser, { role_ids: await findSubRoleIds(api.db, 'ceo') })
    expect(refusal).toMatchObject({ statusCode: 403, code: 'users.own_role' })
  })

  it('an admin cannot deactivate themselves', async () => {
    const { refusal } = await change(admin, adminUser, { active: false })
    expect(refusal).toMatchObject({ statusCode: 403, code: 'users.own_deactivation' })
  })
})

describe('the sessions of a deactivated person', () => {
  it('deactivating a user ends their sessions at once and says which contracts stay open', async () => {
    const person = await buildUser(api.db)
    const open = await buildContract(api.db, { user_id: person.id })
    const ahead = await buildContract(api.db, { user_id: person.id, start_date: '2025-04-01' })
    await buildContract(api.db, { user_id: person.id, end_date: '2025-03-11' })
    const browser = await api.as(person)
    expect((await browser.call(session.show)).status).toBe(200)

    const { data } = await change(manager, person, { active: false })
    expect(data).toMatchObject({ active: false, available_contracts: [] })
    expect(data.open_contracts.map(({ id }) => id)).toEqual([open.id, ahead.id])
    expect((await browser.call(session.show)).status).toBe(401)
  })

  it('undoing a deactivation does not restore the sessions', async () => {
    const person = await buildUser(api.db)
    const browser = await api.as(person)
    await change(manager, person, { active: false })
    const { data } = await change(manager, person, { active: true })
    expect(data).toMatchObject({ active: true, open_contracts: [] })
    expect((await browser.call(session.show)).status).toBe(401)
  })
})
