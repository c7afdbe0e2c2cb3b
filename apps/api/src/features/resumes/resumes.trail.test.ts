import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { resumeLinks } from '@portal/contract/resumes/links'
import { resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildResume, buildWholeResume } from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
let user_id: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  user_id = (await buildUser(api.db)).id
})
afterAll(() => api.close())

const trailOf = (id: number) => trailOfObject(api.db, 'resume', id)

describe('the trail of a CV', () => {
  it('a CV that a manager makes, copies or imports is told by its role, with its person', async () => {
    const contacts = { user_id, name: 'Olena', role: 'QA' }
    const made = await manager.call(resumes.create, {
      body: { resume: { ...contacts, label: 'for Harbor' } },
    })
    const copy = await manager.call(resumes.copy, { params: { id: made.data.id } })
    const imported = await manager.call(jsonResumes.import, {
      body: { user_id, resume: { basics: { name: 'Olena', label: 'PM' } } },
    })
    const ids = [made.data.id, copy.data.id, imported.data.resume.id]
    expect(await Promise.all(ids.map(trailOf))).toMatchObject([
      [{ act: 'resumes.create', object: 'QA, for Harbor', person_id: user_id }],
      [{ act: 'resumes.copy', object: 'QA', person_id: user_id }],
      [{ act: 'resumes.import', object: 'PM', person_id: user_id }],
    ])
  })

  it('a change of a CV by a manager is told by its fields, and one that changes nothing leaves no row', async () => {
    const { id } = await buildResume(api.db, user_id, { city: 'Kyiv' })
    const save = (city: string) =>
      manager.call(resumes.update, { params: { id }, body: { resume: { city } } })
    await save('Lviv')
    await save('Lviv')
    expect(await trailOf(id)).toMatchObject([
      {
        act: 'resumes.update',
        changes: [{ field: 'city', before: 'Kyiv', after: 'Lviv', hidden: false }],
      },
    ])
  })

  it('a deleted CV leaves one row, and none for its sections', async () => {
    const { id } = await buildWholeResume(api.db, user_id)
    await manager.call(resumes.remove, { params: { id } })
    expect(await trailOf(id)).toMatchObject([{ act: 'resumes.delete', object: 'Developer' }])
  })

  it('what managers do to a link is told without its slug', async () => {
    const { id, slug } = await buildResume(api.db, user_id)
    const change = (link: { state?: 'on' | 'off'; ends_on?: string | null }) =>
      manager.call(resumeLinks.change, { params: { id }, body: { link } })
    const renew = () => manager.call(resumeLinks.renew, { params: { id } })
    await change({ state: 'off' })
    await change({ state: 'off' })
    expect((await change({ ends_on: '2025-03-11' })).status).toBe(422)
    await change({ ends_on: '2025-04-30' })
    const { data } = await renew()
    await renew()
    const rows = await trailOf(id)
    expect(rows.map(({ act, changes }) => [act, ...changes])).toMatchObject([
      ['resumes.change_link', { field: 'state', before: 'on', after: 'off' }],
      ['resumes.change_link', { field: 'ends_on', before: null, after: '2025-04-30' }],
      [
        'resumes.renew_link',
        { field: 'state', before: 'off', after: 'on' },
        { field: 'ends_on', before: '2025-04-30', after: null },
      ],
      ['resumes.renew_link'],
    ])
    for (const secret of [slug, data.slug]) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
