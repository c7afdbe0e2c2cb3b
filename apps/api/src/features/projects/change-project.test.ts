import { type ProjectChanges, projects } from '@portal/contract/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager, buildRecruiter, buildUser } from '../../../test/factories/user.ts'
import { managerWithProjects } from '../../../test/manager-with-projects.ts'

let api: TestApp
let manager: Client
let managerId: number
let technologyId: number
let create: Awaited<ReturnType<typeof managerWithProjects>>['create']
beforeAll(async () => {
  api = await createTestApp()
  ;({ manager, manager_id: managerId, technology_id: technologyId, create } = await managerWithProjects(api))
})
afterAll(() => api.close())

const update = (id: number, project: ProjectChanges) =>
  manager.call(projects.update, { params: { id }, body: { project } })

/** These are more ids than a statement can have parameters (65,535). */
const tooMany = Array.from({ length: 70_000 }, (_, index) => index + 1)

describe('adding a project', () => {
  it('a manager adds a project with every field, and addresses get their scheme', async () => {
    const { status, body } = await create({
      name: '  Portal ',
      technologies: [technologyId, technologyId],
      app: ['web', 'mobile'],
      from_scratch: true,
      payment_integration: true,
      description: 'What it is for',
      industry: 'Retail',
      designs: 'figma.com/x',
      specs: 'http://specs.test',
      milestones: '',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Portal',
      is_bench: false,
      manager_id: managerId,
      customer: 'Acme',
      technologies: [{ id: technologyId }],
      app: ['web', 'mobile'],
      from_scratch: true,
      payment_integration: true,
      description: 'What it is for',
      industry: 'Retail',
      designs: 'https://figma.com/x',
      specs: 'http://specs.test',
      milestones: null,
      url: null,
      has_records: false,
      can: { update: true, rename: true, delete: true, delete_refusal: null, delete_reason: null },
    })
  })

  it.each([
    ['no name', { name: '  ' }, 'name', 'This field is required'],
    ['no manager', { manager_id: null }, 'manager_id', 'This field is required'],
    ['no customer', { customer_id: null }, 'customer_id', 'This field is required'],
    ['an unknown customer', { customer_id: 999_999 }, 'customer_id', 'There is no such company'],
    ['no technology', { technologies: [] }, 'technologies', 'Select at least one'],
    ['an unknown technology', { technologies: [999_999] }, 'technologies', 'Unknown technology'],
    [
      'more technologies than anyone uses',
      { technologies: tooMany },
      'technologies',
      'At most 100 technologies',
    ],
    ['no application', { app: [] }, 'app', 'Select at least one'],
    ['an unknown application', { app: ['watch'] }, 'app', 'Invalid value'],
    ['a script as address', { url: 'javascript:alert(1)' }, 'url', 'Enter an http or https address'],
    [
      'an address with a user',
      { url: 'https://google.com@evil.test' },
      'url',
      'Enter an http or https address',
    ],
    ['an address with a password', { url: 'https://a:b@x.test' }, 'url', 'Enter an http or https address'],
    ['a backslash before @', { url: 'https://x.test\\@evil.test' }, 'url', 'Enter an http or https address'],
  ])('a new project with %s is refused at the field', async (_, overrides, field, message) => {
    const { status, body } = await create(overrides)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: [message] })
  })

  it('a project needs an active manager or admin as its manager', async () => {
    const nobody = 999_999
    const developer = (await buildUser(api.db)).id
    const former = (await buildManager(api.db, { active: false })).id
    for (const manager_id of [nobody, developer, former]) {
      const { status, body } = await create({ manager_id })
      expect([status, body.errors]).toEqual([422, { manager_id: ['Choose an active manager'] }])
    }
  })

  it('a recruiter cannot add a project, but may read the list', async () => {
    const recruiter = await api.as(await buildRecruiter(api.db))
    expect((await create({}, recruiter)).status).toBe(403)
    const { data } = await recruiter.call(projects.list)
    expect(data.projects.every(({ can }) => !can.update && !can.delete && can.delete_refusal)).toBe(true)
  })
})

describe('changing a project', () => {
  it('a manager changes the given fields of a project and leaves the rest', async () => {
    const { body } = await create({ industry: 'Retail', url: 'acme.test' })
    const other = await buildTechnology(api.db)
    const { data } = await update(body.id, { technologies: [other.id], description: 'New', industry: '' })
    expect(data).toMatchObject({
      name: body.name,
      url: 'https://acme.test',
      description: 'New',
      industry: null,
      technologies: [{ id: other.id }],
    })
  })

  it.each<[string, ProjectChanges, string, string]>([
    ['no manager', { manager_id: null }, 'manager_id', 'This field is required'],
    ['no customer', { customer_id: null }, 'customer_id', 'Select company'],
    ['no technology', { technologies: [] }, 'technologies', 'Select at least one'],
    ['no application', { app: [] }, 'app', 'Select at least one'],
    ['a manager who is none', { manager_id: 999_999 }, 'manager_id', 'Choose an active manager'],
  ])('a change of a project with %s is refused at the field', async (_, changes, field, message) => {
    const { body } = await create()
    const { status, refusal } = await update(body.id, changes)
    expect([status, refusal.errors]).toEqual([422, { [field]: [message] }])
  })

  it('a change of a project does not require another manager after the present one has left', async () => {
    const former = await buildManager(api.db, { active: false })
    const project = await buildProject(api.db, { manager_id: former.id })
    const kept = await update(project.id, { manager_id: former.id, name: 'Renamed' })
    expect(kept.data).toMatchObject({ name: 'Renamed', manager_id: former.id })
  })

  it('a change of a project whose customer was deleted does not require a customer', async () => {
    const project = await buildProject(api.db)
    await manager.inject({ method: 'DELETE', url: `/api/v1/customers/${project.customer_id}` })
    const { data } = await update(project.id, { customer_id: null, name: 'Orphan' })
    expect(data).toMatchObject({ name: 'Orphan', customer_id: null, customer: null })
  })

  it('Bench is never renamed, and needs neither customer nor technologies', async () => {
    const bench = await findBench(api.db)
    const { refusal } = await update(bench.id, { name: 'Sofa' })
    expect(refusal).toMatchObject({ statusCode: 409, code: 'projects.bench_name' })
    const { data } = await update(bench.id, {
      name: bench.name,
      description: 'Waiting',
      customer_id: null,
      manager_id: null,
      technologies: [],
      app: [],
    })
    expect(data).toMatchObject({ description: 'Waiting', is_bench: true, can: { rename: false } })
  })

  it('a change of an unknown project is 404', async () => {
    expect((await update(999_999, { name: 'x' })).status).toBe(404)
    expect((await manager.call(projects.show, { params: { id: 999_999 } })).status).toBe(404)
    expect((await manager.call(projects.remove, { params: { id: 999_999 } })).status).toBe(404)
    expect((await manager.call(projects.contracts, { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('deleting a project', () => {
  it('a manager deletes a project that nothing refers to', async () => {
    const { body } = await create()
    expect((await manager.call(projects.remove, { params: { id: body.id } })).status).toBe(204)
    expect((await manager.call(projects.show, { params: { id: body.id } })).status).toBe(404)
  })

  it.each([
    [
      'has records',
      async () => (await buildRecord(api.db)).project_id ?? 0,
      'Cannot delete. There are records with this project',
    ],
    [
      'has contracts',
      async () => (await buildContract(api.db)).project_id,
      'Cannot delete. There are contracts with this project',
    ],
    ['is Bench', async () => (await findBench(api.db)).id, 'Cannot delete. There is bench project'],
  ])(
    'a manager cannot delete a project that %s, and the row says so beforehand',
    async (_, make, sentence) => {
      const id = await make()
      const shown = await manager.call(projects.show, { params: { id } })
      expect(shown.data.can).toMatchObject({ delete: false, delete_refusal: sentence })
      const { status, refusal } = await manager.call(projects.remove, { params: { id } })
      expect([status, refusal.error]).toEqual([409, sentence])
    },
  )
})
