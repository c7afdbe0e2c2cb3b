import { publicResumes, resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildResume, buildWholeResume } from '../../../test/factories/resume.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { books } from '../../db/schema/resumes/resume-extras.ts'
import { experiences } from '../../db/schema/resumes/resume-sections.ts'

let api: TestApp
let manager: Client
let person: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  person = await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko', slug: 'ivan-petrenko' })
})
afterAll(() => api.close())

const contacts = { name: 'Ivan', role: 'Developer' }
const create = (fields: Record<string, unknown> = {}) =>
  manager.inject({
    method: 'POST',
    url: '/api/v1/resumes',
    payload: { resume: { user_id: person.id, ...contacts, ...fields } },
  })
const newResume = async (fields: Record<string, unknown> = {}) => (await create(fields)).json()
const change = (id: number, payload: Record<string, unknown>) =>
  manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, payload })
const showPublic = (slug: string) => api.visitor.call(publicResumes.show, { params: { slug } })

describe('a CV', () => {
  it('a manager begins a CV with name and role, and all else is empty', async () => {
    const response = await create({ name: '  Ivan ' })
    expect(response.statusCode).toBe(201)
    const { id, slug, link, ...rest } = response.json()
    expect(link).toEqual({ slug, url: `${publicUrl}/cv/${slug}`, state: 'on', ends_on: null })
    expect(rest).toEqual({
      version: 1,
      user_id: person.id,
      user_full_name: 'Ivan Petrenko',
      user_slug: 'ivan-petrenko',
      label: null,
      name: 'Ivan',
      role: 'Developer',
      summary: null,
      avatar: null,
      github_url: null,
      city: null,
      country: null,
      location: '',
      has_cv: true,
      skills: [],
      languages: [],
      certificates: [],
      books: [],
      experiences: [],
      educations: [],
      resume_projects: [],
      courses: [],
    })
    expect(response.headers.etag).toBe('"1"')
    expect((await manager.call(resumes.show, { params: { id } })).data).toEqual(response.json())
  })

  it('the slug of a CV has its role and at least ten random characters, and an edit keeps it', async () => {
    const made = await Promise.all([newResume(), newResume(), newResume()])
    const slugs = made.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(3)
    for (const slug of slugs) expect(slug).toMatch(/^developer-[a-z0-9]{16}$/)
    const [{ id, slug }] = made
    expect((await change(id, { name: 'Petro', role: 'QA' })).json()).toMatchObject({ slug, name: 'Petro' })
  })

  it('a CV takes all contacts from a form, flat and with empty texts as missing', async () => {
    const form = await formOf(
      ['user_id', String(person.id)],
      ['name', 'Іван Петренко'],
      ['role', 'Розробник'],
      ['summary', 'Пише код 🙂'],
      ['github_url', 'github.com/ivan'],
      ['city', 'Київ'],
      ['country', ''],
    )
    const response = await manager.inject({ method: 'POST', url: '/api/v1/resumes', ...form })
    expect(response.json()).toMatchObject({
      name: 'Іван Петренко',
      summary: 'Пише код 🙂',
      github_url: 'https://github.com/ivan',
      location: 'Київ',
      country: null,
    })
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'This field is required'],
    ['no role', { role: null }, 'role', 'This field is required'],
    ['a long role', { role: 'x'.repeat(101) }, 'role', 'At most 100 characters'],
    ['a long summary', { summary: 'x'.repeat(3001) }, 'summary', 'At most 3000 characters'],
    ['an unknown person', { user_id: 999_999 }, 'user_id', 'There is no such user'],
    ['no person', { user_id: undefined }, 'user_id', 'This field is required'],
    [
      'a script as address',
      { github_url: 'javascript:alert(1)' },
      'github_url',
      'Enter an http or https address',
    ],
    [
      'a file as address',
      { github_url: 'file:///etc/passwd' },
      'github_url',
      'Enter an http or https address',
    ],
    ['data as address', { github_url: 'data:text/html,x' }, 'github_url', 'Enter an http or https address'],
  ])('a CV with %s is refused at the field', async (_, fields, field, message) => {
    const response = await create(fields)
    expect([response.statusCode, response.json().errors]).toEqual([422, { [field]: [message] }])
  })

  it('a CV keeps hostile texts as texts', async () => {
    const name = '"><script>alert(1)</script>'
    const { slug } = await newResume({ name, summary: '{{7*7}} <img src=x onerror=alert(1)>' })
    const { data, headers } = await showPublic(slug)
    expect([data.name, data.summary]).toEqual([name, '{{7*7}} <img src=x onerror=alert(1)>'])
    expect(headers['content-type']).toContain('application/json')
  })

  it('a manager changes a CV field by field, and null empties an optional field', async () => {
    const { id } = await newResume({ city: 'Lviv', country: 'Ukraine', summary: 'Tests' })
    const changed = (await change(id, { city: null })).json()
    expect(changed).toMatchObject({ city: null, location: 'Ukraine', summary: 'Tests', version: 2 })
    expect((await change(id, { name: '' })).statusCode).toBe(422)
    expect((await change(999_999, { name: 'x' })).statusCode).toBe(404)
    expect((await change(id, { user_id: 1, slug: 'mine' })).json()).toEqual(changed)
  })

  it('a CV is deleted with its sections, once', async () => {
    const { id, slug } = await buildWholeResume(api.db, person.id)
    const counts = async () => [await api.db.$count(experiences), await api.db.$count(books)]
    const [jobs = 0, covers = 0] = await counts()
    expect((await manager.call(resumes.remove, { params: { id } })).status).toBe(204)
    expect(await counts()).toEqual([jobs - 1, covers - 1])
    expect((await manager.call(resumes.remove, { params: { id } })).status).toBe(404)
    expect((await manager.call(resumes.show, { params: { id } })).refusal.code).toBe('resumes.not_found')
    expect((await showPublic(slug)).status).toBe(404)
  })

  it("managers edit the CV of a manager or an admin, like everyone's", async () => {
    for (const owner of [await buildManager(api.db), await buildAdmin(api.db)]) {
      const { id } = await buildResume(api.db, owner.id)
      expect((await change(id, { city: 'Odesa' })).statusCode).toBe(200)
    }
  })
})

describe('the list of CVs', () => {
  it('the CVs of one person are listed with the first made first, and the last change', async () => {
    const owner = await buildUser(api.db)
    const first = await buildResume(api.db, owner.id, { updated_at: new Date('2025-01-02T03:04:05.678Z') })
    const second = await buildResume(api.db, owner.id, { role: '' })
    const { data } = await manager.call(resumes.list, { query: { user_id: owner.id } })
    expect(data).toMatchObject([
      { id: first.id, has_cv: true, updated_at: '2025-01-02T03:04:05.678Z', slug: first.slug },
      { id: second.id, has_cv: false },
    ])
    expect((await manager.call(resumes.list, { query: { user_id: 999_999 } })).data).toEqual([])
    await change(first.id, { city: 'Lviv' })
    const [changed] = (await manager.call(resumes.list, { query: { user_id: owner.id } })).data
    expect(Date.parse(changed?.updated_at ?? '')).toBeGreaterThan(Date.parse('2025-01-03'))
  })

  it.each(['', '?user_id=', '?user_id=x', '?user_id=0'])(
    'the list of CVs asked for with %j is 400',
    async (query) => {
      const response = await manager.inject({ method: 'GET', url: `/api/v1/resumes${query}` })
      expect(response.statusCode).toBe(400)
    },
  )
})
