import { contracts } from '@portal/contract/contracts'
import { notifications } from '@portal/contract/notifications'
import { type UserChanges, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildProject } from '../../../../test/factories/project.ts'
import { findStatusId, findSubRoleIds } from '../../../../test/factories/reference.ts'
import { nextNumber } from '../../../../test/factories/sequence.ts'
import { buildAdmin, buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

const rename = async (id: number, user: UserChanges) =>
  (await admin.call(users.update, { params: { id }, body: { user } })).data.slug
const idAt = async (slug: string) => {
  const answer = await admin.call(users.show, { params: { id: slug } })
  return answer.status === 200 ? answer.data.id : answer.status
}
const hire = async (first_name: string, last_name: string) => {
  const role_ids = await findSubRoleIds(api.db, 'developer')
  const email = `person${nextNumber()}@portal.test`
  const user = { first_name, last_name, email, password: 'a long enough secret', role_ids }
  return (await admin.call(users.create, { body: { user } })).data
}

describe('the address of a person who is renamed', () => {
  it('has the new name, and the former one leads on until somebody else has it', async () => {
    const olena = await hire('Olena', 'Bondar')
    expect(await rename(olena.id, { last_name: 'Shevchenko' })).toBe('olena-shevchenko')
    expect([await idAt('olena-shevchenko'), await idAt('olena-bondar')]).toEqual([olena.id, olena.id])
    const namesake = await hire('Olena', 'Bondar')
    expect(namesake.slug).toBe('olena-bondar')
    expect(await idAt('olena-bondar')).toBe(namesake.id)
    await rename(namesake.id, { last_name: 'Koval' })
    expect(await idAt('olena-bondar')).toBe(namesake.id)
  })

  it('is the former one again after a second rename, and both names of between lead on', async () => {
    const { id } = await hire('Iryna', 'Melnyk')
    await rename(id, { last_name: 'Tkachuk' })
    await rename(id, { last_name: 'Hnatiuk' })
    expect(await rename(id, { last_name: 'Melnyk' })).toBe('iryna-melnyk')
    for (const slug of ['iryna-melnyk', 'iryna-tkachuk', 'iryna-hnatiuk']) expect(await idAt(slug)).toBe(id)
  })

  it('has a number beside a namesake, and stays where the name is the same in letters', async () => {
    await hire('Maria', 'Kravets')
    const other = await hire('Maria', 'Lysenko')
    expect(await rename(other.id, { last_name: 'Kravets' })).toBe('maria-kravets-2')
    expect(await rename(other.id, { last_name: 'KRAVETS' })).toBe('maria-kravets-2')
    expect(await rename(other.id, { first_name: 'Maria', position: 'QA' })).toBe('maria-kravets-2')
  })

  it('is found in other letters, and an unknown one is not', async () => {
    const { id } = await hire('Taras', 'Hrytsenko')
    expect(await idAt('TARAS-Hrytsenko')).toBe(id)
    await rename(id, { first_name: 'Tymur' })
    expect(await idAt('TARAS-HRYTSENKO')).toBe(id)
    expect(await idAt('taras-nobody')).toBe(404)
  })

  it('leads a developer to themselves by the former one, and to nobody else', async () => {
    const [own, other] = [await hire('Yana', 'Kostenko'), await hire('Yana', 'Marchuk')]
    await rename(own.id, { first_name: 'Ivanna' })
    const developer = await api.as(own)
    expect((await developer.call(users.show, { params: { id: 'YANA-kostenko' } })).data.id).toBe(own.id)
    expect((await developer.call(users.show, { params: { id: other.slug } })).status).toBe(403)
  })
})

it('a manager reads of a renamed person under the present name, also in notifications of before', async () => {
  const managerUser = await buildManager(api.db)
  const { id: project_id } = await buildProject(api.db, { manager_id: managerUser.id })
  const person = await buildUser(api.db, { first_name: 'Sofia', last_name: 'Panas' })
  const contract = {
    user_id: person.id,
    project_id,
    job_status_id: await findStatusId(api.db, 'outstaff'),
    start_date: '2025-03-10',
  }
  expect((await admin.call(contracts.create, { body: { contract } })).status).toBe(201)
  await rename(person.id, { last_name: 'Ruban' })
  const manager = await api.as(managerUser)
  const { data } = await manager.call(notifications.list, { query: {} })
  expect(data).toMatchObject([
    { message: 'added Sofia Ruban to the project', facts: { person: 'Sofia Ruban' } },
  ])
})
