import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { type Fields, type Send, sections, senderOf } from '../../../../test/resumes/sections.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

let api: TestApp
let send: Send
let person: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  send = senderOf(await api.as(await buildManager(api.db)))
  person = await buildUser(api.db)
})
afterAll(() => api.close())

const newResume = (contacts: Parameters<typeof buildResume>[2] = {}) =>
  buildResume(api.db, person.id, contacts)

/** Returns the last change of the CV, and the version of its contacts. */
async function changeOf(resume_id: number) {
  const [row] = await api.db.select().from(resumes).where(eq(resumes.id, resume_id))
  return { version: row?.version, moment: row?.updated_at.getTime() ?? 0 }
}

describe.each(sections)('the section %s', (path, { key, required, blank, changes }) => {
  const add = (resume_id: number, fields: Fields = {}) =>
    send('POST', path, { [key]: { ...required, resume_id, ...fields } })

  it('a manager adds an item of a CV with the required fields', async () => {
    const { id: resume_id } = await newResume()
    const { status, body } = await add(resume_id)
    expect([status, body]).toEqual([201, { id: body.id, version: 1, resume_id, ...required, ...blank }])
  })

  it('a manager adds an item of a CV with all fields, without the wrapping key', async () => {
    const { id: resume_id } = await newResume()
    const { status, body } = await send('POST', path, { ...required, ...changes, resume_id })
    expect([status, body]).toMatchObject([201, { resume_id, ...changes }])
  })

  it('a change of an item of a CV writes only the fields that are sent', async () => {
    const { id: resume_id } = await newResume()
    const { body: before } = await add(resume_id, changes)
    for (const [field, value] of Object.entries(required)) {
      const { status, body } = await send('PUT', `${path}/${before.id}`, { [key]: { [field]: value } })
      const { version, ...fields } = body
      expect([status, version]).toEqual([200, before.version + 1])
      expect(fields).toEqual({ ...before, version: undefined, [field]: value })
      Object.assign(before, body)
    }
  })

  it('a change without fields makes no new version of the item and does not change the CV', async () => {
    const { id: resume_id } = await newResume()
    const { body: item } = await add(resume_id, changes)
    const before = await changeOf(resume_id)
    const { status, body } = await send('PUT', `${path}/${item.id}`, { [key]: {} })
    expect([status, body]).toEqual([200, item])
    expect(await changeOf(resume_id)).toEqual(before)
  })

  it('an item stays in its CV and in its place, whatever a change sends', async () => {
    const { id: resume_id } = await newResume()
    const other = await newResume()
    const { body: item } = await add(resume_id)
    const moved = { ...changes, id: 1, resume_id: other.id, position: 9, version: 9 }
    const { body } = await send('PUT', `${path}/${item.id}`, { [key]: moved })
    expect(body).toEqual({ ...item, ...changes, version: 2 })
  })

  it('a deleted item of a CV is 404', async () => {
    const { id: resume_id } = await newResume()
    const { body: item } = await add(resume_id)
    expect((await send('DELETE', `${path}/${item.id}`)).status).toBe(204)
    for (const method of ['PUT', 'DELETE'] as const) {
      const { status, body } = await send(method, `${path}/${item.id}`, { [key]: changes })
      expect([status, body.code, body.message]).toEqual([404, 'sections.not_found', 'There is no such item'])
    }
  })

  it('every change of an item marks the CV as changed and leaves the version of its contacts', async () => {
    const { id: resume_id } = await newResume()
    const steps = [await changeOf(resume_id)]
    const { body: item } = await add(resume_id)
    steps.push(await changeOf(resume_id))
    await send('PUT', `${path}/${item.id}`, { [key]: changes })
    steps.push(await changeOf(resume_id))
    await send('DELETE', `${path}/${item.id}`)
    steps.push(await changeOf(resume_id))
    const moments = steps.map(({ moment }) => moment)
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b))
    expect(steps.map(({ version }) => version)).toEqual([1, 1, 1, 1])
  })

  it('an item of an unknown CV, or of one without contacts, is refused', async () => {
    const withoutRole = await newResume({ role: '' })
    const withoutName = await newResume({ name: '' })
    for (const resume_id of [withoutRole.id, withoutName.id, 999_999]) {
      const { status, body } = await add(resume_id)
      expect([status, body.error, body.message]).toEqual([
        422,
        'Please fill in the contact section',
        'Please fill in the contact section',
      ])
    }
  })

  it.each(Object.keys(required))('an item of a CV without %s is refused at the field', async (field) => {
    const { id: resume_id } = await newResume()
    const { status, body } = await add(resume_id, { [field]: undefined })
    expect([status, body.errors]).toEqual([422, { [field]: ['This field is required'] }])
  })

  it('an item is deleted with its CV', async () => {
    const { id: resume_id } = await newResume()
    const { body: item } = await add(resume_id)
    await api.db.delete(resumes).where(eq(resumes.id, resume_id))
    expect((await send('DELETE', `${path}/${item.id}`)).status).toBe(404)
  })

  it('markup and formulas in an item come back as they were sent, and texts of one line lose control characters and changes of direction', async () => {
    const { id: resume_id } = await newResume()
    const text =
      'a\u0001\u001b[31m \u202eltr\u2066 <script>alert(1)</script> =1+1 \u{1f9d1}\u200d\u{1f4bb} і́ї'
    const texts = Object.fromEntries(
      Object.entries({ ...required, ...changes })
        .filter(([field]) => !/(_on|date|url|level|ongoing)$/.test(field))
        .map(([field, value]) => [field, Array.isArray(value) ? [text, 'plain'] : text]),
    )
    const line = 'a [31m ltr <script>alert(1)</script> =1+1 \u{1f9d1}\u200d\u{1f4bb} і́ї'
    const stored = Object.fromEntries(
      Object.entries(texts).map(([field, value]) => {
        if (field === 'description' || field === 'responsibilities') return [field, value]
        return [field, Array.isArray(value) ? [line, 'plain'] : line]
      }),
    )
    const { status, body } = await add(resume_id, texts)
    expect([status, body]).toMatchObject([201, stored])
    expect((await send('PUT', `${path}/${body.id}`, { [key]: texts })).body).toMatchObject(stored)
  })
})

it('a section of a CV takes 100 items at most, and one more after a deletion', async () => {
  const many = <Entry>(entry: Entry) => Array.from({ length: 100 }, () => entry)
  const { body } = await send('POST', '/resumes/import', {
    user_id: person.id,
    resume: {
      basics: { name: 'Ivan', label: 'Developer' },
      work: many({ name: 'Ours', position: 'Developer', startDate: '2019-03-01', highlights: ['Releases'] }),
      education: many({ institution: 'KPI', studyType: 'Bachelor', startDate: '2015-09-01' }),
      projects: many({ name: 'Portal', keywords: ['SQL'], roles: ['Developer'] }),
      skills: many({ name: 'Databases', keywords: ['SQL'] }),
      languages: many({ language: 'English', fluency: 'Native' }),
      certificates: many({ name: 'Kanban' }),
      courses: many({ name: 'Databases', date: '2021-05', keywords: ['SQL'] }),
      books: many({ title: 'Refactoring', author: 'Martin Fowler' }),
    },
  })
  const { resume } = body
  const book: [string, Fields, Fields] = ['/books', { title: 'Kobzar', author: 'Shevchenko' }, resume.books]
  const all = sections.map(([path, { required }]): [string, Fields, Fields] => [
    path,
    required,
    resume[path === '/skill_sets' ? 'skills' : path.slice(1)],
  ])
  for (const [path, required, items] of [...all, book]) {
    expect(items).toHaveLength(100)
    const add = () => send('POST', path, { ...required, resume_id: resume.id })
    const refused = await add()
    expect([path, refused.status, refused.body.code]).toEqual([path, 422, 'resumes.full_section'])
    expect(refused.body.errors).toEqual({ resume_id: ['At most 100 items in a section'] })
  }
  await send('DELETE', `/languages/${resume.languages[0].id}`)
  const added = await send('POST', '/languages', { name: 'German', resume_id: resume.id })
  expect(added.status).toBe(201)
})
