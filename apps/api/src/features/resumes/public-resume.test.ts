import { publicResumes, resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import { buildBook, buildResume, buildWholeResume } from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { withDescription } from '../../http/pages/page-description.ts'
import { systemClock } from '../../use-case/clock.ts'
import { describeResumePage } from './describe-resume-page.ts'

// Somebody who is shown a CV by its link must not learn whose CV it is, when exactly something was, or how it is
// stored: not from the answer, its headers, the addresses in it or the preview of the link.

let api: TestApp
let manager: Client
let person: Awaited<ReturnType<typeof buildUser>>
/** The slug of a CV of Ivan Petrenko with every section and pictures. */
let slug: string
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  person = await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko', slug: 'ivan-petrenko' })
  slug = await slugOfWholeResume()
})
afterAll(() => api.close())

const showPublic = (name: string) => api.visitor.call(publicResumes.show, { params: { slug: name } })
const read = (url: string, client = api.visitor) => client.inject({ method: 'GET', url })

/** Copies the CV as a manager, so that it has a slug as new CVs have. */
async function slugOfWholeResume(): Promise<string> {
  const base = await buildWholeResume(api.db, person.id, {
    name: 'Ivan',
    summary: 'Builds portals',
    city: 'Kyiv',
    country: 'Ukraine',
    github_url: 'https://github.com/portals',
    avatar_file_id: await storedFile(api, 'resume_avatar'),
  })
  await buildBook(api.db, { resume_id: base.id, cover_file_id: await storedFile(api, 'book_cover') })
  const copied = await manager.inject({ method: 'POST', url: `/api/v1/resumes/${base.id}/copy` })
  return String(copied.json().slug)
}

/** Yields every value in the answer, with the keys that lead to it. */
function* valuesIn(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value]
  else for (const [key, item] of Object.entries(value)) yield* valuesIn(item, `${path}/${key}`)
}

it('neither the public answer of a CV nor its headers have a surname, a number or a whole day', async () => {
  const { body, headers } = await read(`/api/v1/public/resumes/${slug}`)
  const told = body + JSON.stringify({ ...headers, date: undefined })
  expect(told).not.toMatch(/petrenko/i)
  expect(told).not.toContain(person.email)
  expect(body).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  const values = [...valuesIn(JSON.parse(body))]
  expect(values.filter(([, value]) => typeof value === 'number')).toEqual([])
  expect(values.filter(([path]) => /(?:^|[/_])(?:id|version|position)$/.test(path))).toEqual([])
  // No part of an address is a number, because pictures have random names.
  const addresses = values.filter(([path]) => /avatar|cover/.test(path)).flatMap(([, value]) => value ?? [])
  expect(addresses).toHaveLength(2)
  for (const address of addresses)
    expect(String(address).split(/[/?=&]/)).not.toContainEqual(expect.stringMatching(/^\d+$/))
})

it('the headers of pictures and documents by the public link tell no more than the public answer', async () => {
  const shown = (await read(`/api/v1/public/resumes/${slug}`)).json()
  const cover = shown.books.find((book: { cover: string | null }) => book.cover !== null).cover
  const session = await api.as(await buildUser(api.db))
  for (const url of [shown.avatar, cover, `/api/v1/resumes/${slug}/pdf`, `/api/v1/resumes/${slug}/docx`]) {
    const { statusCode, headers } = await read(url, session)
    expect([url, statusCode]).toEqual([url, 200])
    expect(JSON.stringify(headers)).not.toMatch(/petrenko/i)
    // A version of ids would tell how many files the portal has.
    expect(headers.etag ?? '"none"').not.toMatch(/^"\d+"$/)
  }
})

it('the preview of the public link has neither surname nor number', async () => {
  const description = await describeResumePage(
    { db: api.db, clock: systemClock('Europe/Kyiv') },
    `/cv/${slug}`,
    async () => undefined,
  )
  const html = withDescription(
    '<html><head><title></title></head></html>',
    description ?? { title: '', description: '' },
  )
  expect(html).toContain('<title>Ivan</title>')
  expect(html + slug).not.toMatch(/petrenko/i)
  expect(html).not.toMatch(/\d/)
})

describe('the public link', () => {
  it('the public link shows what the CV shows to everyone, and not to search engines', async () => {
    const { id, slug } = await buildWholeResume(api.db, person.id, { name: 'Ivan', city: 'Kyiv' })
    const { data, headers } = await showPublic(slug)
    const whole = (await manager.call(resumes.show, { params: { id } })).data
    expect(data).toMatchObject({
      document_name: 'CV_IvanP',
      slug,
      city: 'Kyiv',
      experiences: [{ company: 'Softworks', job_started_on: '2020-01', job_ended_on: '2022-12' }],
      educations: [{ start_date: '2014-09', end_date: '2018-06' }],
    })
    expect(Object.keys(whole).filter((key) => !Object.hasOwn(data, key))).toEqual([
      'id',
      'version',
      'user_id',
      'user_full_name',
      'user_slug',
      'label',
      'link',
    ])
    expect([headers['x-robots-tag'], headers['cache-control'], headers.etag]).toEqual([
      'noindex',
      'no-store',
      undefined,
    ])
  })

  it('the public link does not open with ids, other cases, or parts of slugs', async () => {
    const { id, slug } = await buildResume(api.db, person.id)
    const guesses = [
      String(id),
      slug.toUpperCase(),
      slug.slice(0, -1),
      'ivan-petrenko',
      `${slug}x`,
      '%',
      '_'.repeat(30),
    ]
    for (const guess of guesses) {
      const { status, refusal } = await showPublic(guess)
      expect([guess, status, refusal.error]).toEqual([guess, 404, 'There is no such CV'])
    }
  })

  it('the public link opens no other call: without a session an id gets 401, and a slug only works for managers', async () => {
    const { id, slug } = await buildResume(api.db, person.id)
    const statusOf = async (client: Client, path: string) =>
      (await client.inject({ method: 'GET', url: `/api/v1/resumes${path}` })).statusCode
    for (const path of [`/${id}`, `/999999`, `?user_id=${person.id}`, `/${id}/avatar`]) {
      expect([path, await statusOf(api.visitor, path)]).toEqual([path, 401])
    }
    const developer = await api.as(person)
    expect(await statusOf(developer, `/${id}`)).toBe(403)
    expect(await statusOf(developer, '/999999')).toBe(403)
    expect(await statusOf(developer, `/${slug}`)).toBe(403)
    expect(await statusOf(api.visitor, `/${slug}`)).toBe(401)
    expect((await manager.call(resumes.show, { params: { id: slug } })).data.id).toBe(id)
    for (const path of [`/${slug}x`, '/99999999999'])
      expect([path, await statusOf(manager, path)]).toEqual([path, 404])
    for (const path of ['/-1', '/1x', '/person'])
      expect([path, await statusOf(manager, path)]).toEqual([path, 400])
  })

  it('the public link does not appear in the log, neither as a call nor as a page', async () => {
    const lines: string[] = []
    const logged = await createTestApp({ logger: { stream: { write: (line: string) => lines.push(line) } } })
    try {
      const { slug } = await buildResume(logged.db, (await buildUser(logged.db)).id, {
        slug: 'a-secret-slug',
      })
      const calls = ['', '/pictures/0f'].map((path) => `/api/v1/public/resumes/${slug}${path}`)
      for (const url of [...calls, `/cv/${slug}?tab=courses`, `/resumes/ivan/${slug}/preview`]) {
        await logged.visitor.inject({ method: 'GET', url })
      }
      // The POSTs match no route.
      await logged.visitor.inject({ method: 'POST', url: `/api/v1/resumes/${slug}/pdf` })
      for (const method of ['GET', 'POST'] as const)
        await logged.visitor.inject({ method, url: `/api/v1/resumes/${slug}` })
      const paths = lines.flatMap((line) => JSON.parse(line).path ?? [])
      expect(paths).toEqual([
        '/api/v1/public/resumes/:secret',
        '/api/v1/public/resumes/:secret/pictures/:secret',
        // Pages are known where the web app is built.
        '/:secret',
        '/:secret',
        '/api/v1/resumes/:secret/pdf',
        '/api/v1/resumes/:secret',
        '/api/v1/resumes/:secret',
      ])
      expect(lines.join('')).not.toContain(slug)
    } finally {
      await logged.close()
    }
  })
})
