import { projects } from '@portal/contract/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCustomer, buildProject } from '../../../test/factories/project.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

type Changes = Parameters<typeof save>[1]
const save = (
  id: number,
  project: { customer_id?: number; technologies?: number[]; app?: ('web' | 'mobile')[] },
) => manager.call(projects.update, { params: { id }, body: { project } })

describe('the trail of a project', () => {
  it('a manager reads customers and technologies by their names, and lists in one line', async () => {
    const [before, after] = [
      await buildCustomer(api.db, { company_name: 'Harbor' }),
      await buildCustomer(api.db, { company_name: 'Lighthouse' }),
    ]
    const { id } = await buildProject(api.db, { customer_id: before.id })
    const [go, rust] = [
      await buildTechnology(api.db, { name: 'Go' }),
      await buildTechnology(api.db, { name: 'Rust' }),
    ]
    const sent: Changes[] = [
      { customer_id: after.id },
      { technologies: [go.id, rust.id], app: ['web', 'mobile'] },
      { technologies: [go.id] },
    ]
    for (const changes of sent) await save(id, changes)
    const rows = await trailOfObject(api.db, 'project', id)
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ field: 'customer_id', before: 'Harbor', after: 'Lighthouse', hidden: false }],
      [
        { field: 'technologies', before: null, after: 'Go, Rust', hidden: false },
        { field: 'app', before: null, after: 'web, mobile', hidden: false },
      ],
      [{ field: 'technologies', before: 'Go, Rust', after: 'Go', hidden: false }],
    ])
  })

  it('a refused change and the same technologies leave no row', async () => {
    const { id } = await buildProject(api.db)
    expect((await save(id, { customer_id: 999_999 })).status).toBe(422)
    expect((await save(id, { technologies: [] })).status).toBe(422)
    const { data } = await manager.call(projects.show, { params: { id } })
    expect((await save(id, { customer_id: data.customer_id ?? 0 })).status).toBe(200)
    expect(await trailOfObject(api.db, 'project', id)).toEqual([])
  })

  it('a deleted project stays in the trail with its last values', async () => {
    const { id } = await buildProject(api.db, { name: 'Lamps', industry: 'Travel' })
    await manager.call(projects.remove, { params: { id } })
    expect(await trailOfObject(api.db, 'project', id)).toMatchObject([
      {
        act: 'projects.delete',
        object: 'Lamps',
        changes: expect.arrayContaining([
          { field: 'industry', before: 'Travel', after: null, hidden: false },
        ]),
      },
    ])
  })
})
