import { resumeLinks } from '@portal/contract/resumes/links'
import { publicResumes, resumes } from '@portal/contract/resumes/resumes'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, publicUrl, type TestApp } from '../../../../test/app.ts'
import { storedFile } from '../../../../test/calls/stored-file.ts'
import { buildResume, buildWholeResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

const [yesterday, today, tomorrow] = ['2025-03-11', '2025-03-12', '2025-03-13']

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())
beforeEach(() => api.setNow(defaultNow))

const build = async () => {
  const person = await buildUser(api.db)
  const avatar_file_id = await storedFile(api, 'resume_avatar')
  const { id, slug } = await buildWholeResume(api.db, person.id, { name: 'Secretname', avatar_file_id })
  return { id, slug, person }
}
const show = async (id: number) => (await manager.call(resumes.show, { params: { id } })).data
const read = (url: string, client: Client = api.visitor) => client.inject({ method: 'GET', url })
const change = (id: number, link: Record<string, unknown>) =>
  manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}/link`, payload: link })
const renew = (id: number) => manager.call(resumeLinks.renew, { params: { id } })
const statusOf = async (slug: string, client: Client = api.visitor) =>
  (await client.call(publicResumes.show, { params: { slug } })).status
const setActive = (id: number, active: boolean) =>
  manager.call(users.update, { params: { id }, body: { user: { active } } })

/** The addresses of a CV by its slug that are open to visitors. */
async function addressesOf(slug: string) {
  const { avatar } = (await read(`/api/v1/public/resumes/${slug}`, manager)).json()
  const picture = String(avatar).split('/').at(-1)
  return [
    `/api/v1/public/resumes/${slug}`,
    `/api/v1/public/resumes/${slug}/pictures/${picture}`,
    `/api/v1/public/resumes/${slug}/pictures/0f`,
    `/api/v1/resumes/${slug}/pdf`,
  ]
}

describe('the link of a CV', () => {
  it('the link of a new CV is on, in the list and on the CV, with the address of the portal', async () => {
    const { id, slug, person } = await build()
    const link = { slug, url: `${publicUrl}/cv/${slug}`, state: 'on', ends_on: null }
    expect((await show(id)).link).toEqual(link)
    const [listed] = (await manager.call(resumes.list, { query: { user_id: person.id } })).data
    expect(listed).toMatchObject({ label: null, link })
  })

  it.each([
    ['wrapped', { link: { state: 'off' } }],
    ['flat', { state: 'off' }],
  ])(
    'a manager ends a link with a %s body: visitors are told at every address, and managers go on',
    async (_, body) => {
      const { id, slug } = await build()
      const addresses = await addressesOf(slug)
      for (const url of addresses.toSpliced(2, 1))
        expect([url, (await read(url)).statusCode]).toEqual([url, 200])
      const developer = await api.as(await buildUser(api.db))
      const ended = await change(id, body)
      expect([ended.statusCode, ended.json()]).toMatchObject([200, { slug, state: 'off', ends_on: null }])
      for (const client of [api.visitor, developer])
        for (const url of [...addresses, ...(client === developer ? [`/api/v1/resumes/${slug}/docx`] : [])]) {
          const answer = await read(url, client)
          expect([url, answer.statusCode, answer.json().code]).toEqual([url, 410, 'resumes.link_ended'])
          expect(answer.json().message).toBe('This link has ended: ask whoever sent it to you for a new one')
          expect(answer.body).not.toMatch(/Secretname|Developer/)
          expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
        }
      for (const url of [
        ...addresses.toSpliced(2, 1),
        `/api/v1/resumes/${slug}/docx`,
        `/api/v1/resumes/${slug}`,
      ])
        expect([url, (await read(url, manager)).statusCode]).toEqual([url, 200])
      expect((await change(id, { state: 'on' })).json().state).toBe('on')
      expect(await statusOf(slug)).toBe(200)
    },
  )

  it('a link shows the CV on its last day, and ends after it by the day of the company', async () => {
    const { id, slug } = await build()
    expect((await change(id, { ends_on: today })).json()).toMatchObject({ state: 'on', ends_on: today })
    // In Kyiv it is the next day from 22:00 UTC on.
    api.setNow('2025-03-12T21:59:00Z')
    expect(await statusOf(slug)).toBe(200)
    api.setNow('2025-03-12T22:00:00Z')
    expect(await statusOf(slug)).toBe(410)
    expect((await show(id)).link).toMatchObject({ state: 'off', ends_on: today })
    expect((await change(id, { ends_on: tomorrow })).json()).toMatchObject({ state: 'on', ends_on: tomorrow })
    expect((await change(id, { ends_on: null })).json()).toMatchObject({ state: 'on', ends_on: null })
  })

  it('a last day before today is refused at the field, and nothing is changed', async () => {
    const { id } = await build()
    const refused = await change(id, { state: 'off', ends_on: yesterday })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { ends_on: ['The last day cannot be before today'] },
    ])
    expect((await change(id, { ends_on: '' })).statusCode).toBe(422)
    expect((await change(id, { state: 'gone' })).statusCode).toBe(422)
    expect((await show(id)).link).toMatchObject({ state: 'on', ends_on: null })
    expect((await change(id, {})).json()).toMatchObject({ state: 'on', ends_on: null })
  })

  it('a link that is shown again after its last day loses that day', async () => {
    const { id } = await build()
    await change(id, { ends_on: today })
    api.setNow('2025-03-14T10:00:00Z')
    expect((await change(id, { state: 'on' })).json()).toMatchObject({ state: 'on', ends_on: null })
  })

  it('a renewed link has a new slug that is on, and the old ones end at once and for ever', async () => {
    const { id, slug } = await build()
    const addresses = await addressesOf(slug)
    await change(id, { state: 'off', ends_on: tomorrow })
    const { status, data } = await renew(id)
    expect([status, data]).toMatchObject([201, { state: 'on', ends_on: null }])
    expect(data.slug).toMatch(/^developer-[a-z0-9]{16}$/)
    const { data: next } = await renew(id)
    for (const old of [slug, data.slug])
      expect([await statusOf(old), await statusOf(old, manager)]).toEqual([410, 200])
    for (const url of addresses) expect([url, (await read(url)).statusCode]).toEqual([url, 410])
    expect(await statusOf(next.slug)).toBe(200)
    expect(await show(id)).toMatchObject({ slug: next.slug, link: next })
    await change(id, { state: 'off' })
    await change(id, { state: 'on' })
    expect(await statusOf(slug)).toBe(410)
  })

  it('the slugs of a deleted CV are unknown, the former ones too', async () => {
    const { id, slug } = await build()
    const { data } = await renew(id)
    await manager.call(resumes.remove, { params: { id } })
    for (const gone of [slug, data.slug])
      expect([await statusOf(gone), await statusOf(gone, manager)]).toEqual([404, 404])
  })

  it('changes of a link leave the version of the CV, its last change and its document as they are', async () => {
    const { id, slug, person } = await build()
    const before = await show(id)
    const changedAt = async () =>
      (await manager.call(resumes.list, { query: { user_id: person.id } })).data[0]?.updated_at
    const pdfOf = async (name: string) => (await read(`/api/v1/resumes/${name}/pdf`)).headers.etag
    const [moment, etag] = [await changedAt(), await pdfOf(slug)]
    await change(id, { ends_on: tomorrow })
    const { data } = await renew(id)
    expect([(await show(id)).version, await changedAt(), await pdfOf(data.slug)]).toEqual([
      before.version,
      moment,
      etag,
    ])
    const params = { id }
    const headers = { 'if-match': `"${before.version}"` }
    const body = { resume: { city: 'Lviv' } }
    expect((await manager.call(resumes.update, { params, headers, body })).status).toBe(200)
  })

  it('the link of an unknown CV is 404', async () => {
    expect((await change(999_999, { state: 'off' })).statusCode).toBe(404)
    expect((await renew(999_999)).status).toBe(404)
  })
})

describe('the links of a person who leaves', () => {
  it('deactivating a person ends the links of all their CVs at once, and they come back by hand only', async () => {
    const { id, slug, person } = await build()
    const other = await buildResume(api.db, person.id)
    expect((await setActive(person.id, false)).status).toBe(200)
    for (const ended of [slug, other.slug]) expect(await statusOf(ended)).toBe(410)

    for (const refused of [
      await change(id, { state: 'on' }),
      await change(id, { state: 'on', ends_on: tomorrow }),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'resumes.link_of_inactive'])
      expect(refused.json().message).toBe('The person is deactivated, so the links of their CVs stay off')
    }
    expect((await renew(id)).refusal.code).toBe('resumes.link_of_inactive')
    expect((await show(id)).link).toMatchObject({ slug, state: 'off', ends_on: null })
    // What is made meanwhile has no link that works either.
    const copy = (await manager.call(resumes.copy, { params: { id } })).data
    expect(copy.link.state).toBe('off')

    expect((await setActive(person.id, true)).status).toBe(200)
    for (const ended of [slug, other.slug, copy.slug]) expect(await statusOf(ended)).toBe(410)
    expect((await change(id, { state: 'on' })).json()).toMatchObject({ state: 'on' })
    expect([await statusOf(slug), await statusOf(other.slug)]).toEqual([200, 410])
  })

  it('a change of a person that refuses the deactivation leaves the links on', async () => {
    const { slug, person } = await build()
    const body = { user: { active: false, role_ids: [999_999] } }
    expect((await manager.call(users.update, { params: { id: person.id }, body })).status).toBe(422)
    expect(await statusOf(slug)).toBe(200)
  })

  it('another change of an active person leaves the links of their CVs on', async () => {
    const { slug, person } = await build()
    await manager.call(users.update, { params: { id: person.id }, body: { user: { position: 'Lead' } } })
    expect(await statusOf(slug)).toBe(200)
  })
})
