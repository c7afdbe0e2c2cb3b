import { inventories } from '@portal/contract/profiles/inventories'
import { ownProfile } from '@portal/contract/profiles/own-profile'
import { profiles } from '@portal/contract/profiles/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { trailOfPerson } from '../../../test/trail/read-trail.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe('the trail of a profile', () => {
  it('home address, date of birth and children are told without values', async () => {
    const manager = await buildManager(api.db)
    const { id } = await buildUser(api.db)
    const profile = {
      home_address: 'Secret street 1',
      date_of_birth: '1990-05-17',
      office: 'Kyiv',
      children_attributes: [{ name: 'Taras' }],
    }
    await (await api.as(manager)).call(profiles.update, { params: { id }, body: { profile } })
    const rows = await trailOfPerson(api.db, id)
    const hidden = { before: null, after: null, hidden: true }
    expect(rows).toMatchObject([
      {
        act: 'profiles.update',
        object_type: 'user',
        object_id: id,
        actor_id: manager.id,
        changes: [
          { field: 'date_of_birth', ...hidden },
          { field: 'home_address', ...hidden },
          { field: 'office', before: null, after: 'Kyiv', hidden: false },
          { field: 'children_attributes', ...hidden },
        ],
      },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Secret|1990|Taras/)
  })

  it('a developer who changes the own profile is the actor, and saving it as it is leaves no row', async () => {
    const person = await buildUser(api.db)
    const own = await api.as(person)
    const save = () => own.call(ownProfile.update, { body: { profile: { telegram: '@olena' } } })
    await save()
    expect((await save()).status).toBe(200)
    expect(await trailOfPerson(api.db, person.id)).toMatchObject([
      { act: 'profiles.update', actor_id: person.id, changes: [{ field: 'telegram', after: '@olena' }] },
    ])
  })
})

it('equipment that a manager adds twice with one Idempotency-Key is told once', async () => {
  const manager = await api.as(await buildManager(api.db))
  const { id: profile_id } = await buildUser(api.db)
  const inventory = { device: 'mouse', name: 'MX', serial_number: 'A-1', profile_id } as const
  const add = () =>
    manager.call(inventories.create, {
      body: { inventory },
      headers: { 'idempotency-key': 'once', 'content-type': 'application/json' },
    })
  const { data } = await add()
  expect((await add()).data.id).toBe(data.id)
  expect(await trailOfPerson(api.db, profile_id)).toMatchObject([
    { act: 'inventories.create', object_type: 'inventory', object_id: data.id, object: 'MX' },
  ])
})
