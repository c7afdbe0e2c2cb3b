import { resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

describe('the label of a CV', () => {
  const create = async (label: unknown) => {
    const { id: user_id } = await buildUser(api.db)
    const payload = { resume: { user_id, name: 'Ivan', role: 'QA', label } }
    return manager.inject({ method: 'POST', url: '/api/v1/resumes', payload })
  }

  it('a manager gives a CV a label of at most 60 characters, changes it and takes it away', async () => {
    const made = (await create('  for Harbor, Nov ')).json()
    expect(made.label).toBe('for Harbor, Nov')
    const changed = await manager.call(resumes.update, {
      params: { id: made.id },
      body: { resume: { label: 'ю'.repeat(60) } },
    })
    expect(changed.data).toMatchObject({ label: 'ю'.repeat(60), version: 2 })
    const emptied = await manager.call(resumes.update, {
      params: { id: made.id },
      body: { resume: { label: ' ' } },
    })
    expect(emptied.data.label).toBeNull()
    const refused = await create('x'.repeat(61))
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { label: ['At most 60 characters'] }])
  })

  it('a developer reads their own CVs without the labels', async () => {
    const person = await buildUser(api.db)
    const { id } = await buildResume(api.db, person.id)
    await manager.call(resumes.update, { params: { id }, body: { resume: { label: 'for Harbor' } } })
    const listed = async (client: Client) =>
      (await client.call(resumes.list, { query: { user_id: person.id } })).data.map(({ label }) => label)
    expect(await listed(manager)).toEqual(['for Harbor'])
    expect(await listed(await api.as(person))).toEqual([null])
  })

  it('a copy of a CV and an imported one have no label, and a link that is on', async () => {
    const { id } = (await create('for Harbor')).json()
    const { data } = await manager.call(resumes.copy, { params: { id } })
    expect(data).toMatchObject({ label: null, link: { state: 'on', ends_on: null } })
  })

  it('a new label alone is no change of what the CV shows: its moment and its document stay', async () => {
    const { id, slug } = await buildResume(api.db, (await buildUser(api.db)).id)
    const etag = async () =>
      (await api.visitor.inject({ method: 'GET', url: `/api/v1/resumes/${slug}/pdf` })).headers.etag
    const before = await etag()
    await manager.call(resumes.update, {
      params: { id },
      body: { resume: { name: 'Person', label: 'for Harbor' } },
    })
    expect(await etag()).toBe(before)
    await manager.call(resumes.update, { params: { id }, body: { resume: { role: 'Lead' } } })
    expect(await etag()).not.toBe(before)
  })
})
