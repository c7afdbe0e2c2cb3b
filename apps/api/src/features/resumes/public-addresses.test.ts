import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resumeLinks } from '@portal/contract/resumes/links'
import { resumes } from '@portal/contract/resumes/resumes'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { countQueries } from '../../../test/counted-queries.ts'
import { buildBook, buildResume, buildWholeResume } from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { phonePicture } from '../../../test/pictures.ts'
import { readDocx } from '../../../test/resumes/read-docx.ts'
import { readPdf } from '../../../test/resumes/read-pdf.ts'
import { files } from '../../db/schema/files.ts'
import { profiles } from '../../db/schema/people/profiles.ts'

// Whatever is open to somebody who has the address of a CV tells what the CV shows, and nothing of what the portal knows.

const page = `<!doctype html><html><head><meta name="robots" content="noindex" /><title>Staff portal</title></head></html>`

let webDirectory: string
let api: TestApp
let manager: Client
let colleague: Client
/** What no public address may tell, as patterns. */
let secrets: RegExp[]
let cv: { id: number; slug: string }
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'portal-web-'))
  await writeFile(join(webDirectory, 'index.html'), page)
  api = await createTestApp({ webDirectory })
  manager = await api.as(await buildManager(api.db))
  colleague = await api.as(await buildUser(api.db))
  cv = await privateResume()
})
afterAll(async () => {
  await api.close()
  await rm(webDirectory, { recursive: true })
})

/** Makes a CV that shows another name than the person's, with a label and pictures as phones take them. */
async function privateResume() {
  const person = await buildUser(api.db, {
    first_name: 'Zbigniew',
    last_name: 'Qvarnstrom',
    slug: 'zbigniew-qvarnstrom',
    email: 'undisclosed.mail@portal.test',
  })
  await api.db
    .update(profiles)
    .set({
      phone_number: '+380671112233',
      salary: 98765.4,
      telegram: 'undisclosed_handle',
      home_address: 'Undisclosed street 7',
    })
    .where(eq(profiles.id, person.id))
  const { id, slug } = await buildWholeResume(api.db, person.id, {
    name: 'Ivan',
    city: 'Kyiv',
    label: 'for Harborsecret, Nov',
    slug: 'developer-0a1b2c3d4e5f6g7h',
  })
  const { id: bookId } = await buildBook(api.db, { resume_id: id })
  const avatar = await formOf(['avatar', await phonePicture(), 'Qvarnstrom-at-home.jpg'])
  await manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, ...avatar })
  const image = await formOf(['image', await phonePicture(), 'Qvarnstrom-book.jpg'])
  await manager.inject({ method: 'PUT', url: `/api/v1/books/${bookId}`, ...image })
  const stored = await api.db.select({ key: files.storage_key }).from(files)
  secrets = [
    /zbigniew|qvarnstrom/i,
    /undisclosed/i,
    /0671112233/,
    /98765/,
    /harborsecret/i,
    ...stored.map(({ key }) => new RegExp(key)),
    // The keys of ids and of what counts changes.
    /"(?:id|user_id|resume_id|position|version|label|link|user_slug|user_full_name)":/,
  ]
  return { id, slug }
}

const read = (url: string, client: Client = api.visitor) => client.inject({ method: 'GET', url })

/** Every address of a CV that opens without a session, and the Word file, which every colleague may read. */
async function answersOf(slug: string): Promise<[string, LightMyRequestResponse][]> {
  const shown = await read(`/api/v1/public/resumes/${slug}`)
  const { avatar, books } = shown.json()
  const pictures = [avatar, ...books.map(({ cover }: { cover: string | null }) => cover)].filter(Boolean)
  const pages = [`/cv/${slug}`, `/resumes/anybody/${slug}/preview`]
  const visited = await Promise.all(
    [...pages, ...pictures, `/api/v1/resumes/${slug}/pdf`].map(
      async (url): Promise<[string, LightMyRequestResponse]> => [url, await read(url)],
    ),
  )
  return [
    [`/api/v1/public/resumes/${slug}`, shown],
    ...visited,
    [`/api/v1/resumes/${slug}/docx`, await read(`/api/v1/resumes/${slug}/docx`, colleague)],
  ]
}

/** What a program can read out of an answer: its headers, its text and the metadata of files. */
async function notificationsBy({ headers, rawPayload, body }: LightMyRequestResponse): Promise<string> {
  const head = JSON.stringify({ ...headers, 'x-request-id': undefined })
  const type = String(headers['content-type'])
  if (type === 'application/pdf') {
    const { text, info } = await readPdf(rawPayload)
    return head + text + JSON.stringify(info) + rawPayload.toString('latin1')
  }
  if (type.includes('wordprocessingml')) return head + JSON.stringify(readDocx(rawPayload))
  if (type.startsWith('image/')) return head + JSON.stringify(await sharp(rawPayload).metadata()) + body
  return head + body
}

describe('what a public address tells', () => {
  it('no public answer of a CV has a name, contact, note or number that the CV does not show', async () => {
    const answers = await answersOf(cv.slug)
    expect(answers).toHaveLength(7)
    for (const [url, answer] of answers) {
      expect([url, answer.statusCode]).toEqual([url, 200])
      const told = await notificationsBy(answer)
      expect([url, secrets.filter((secret) => secret.test(told))]).toEqual([url, []])
    }
  })

  it('the files of a CV are named by what the CV shows, and its pictures hold nothing but the picture', async () => {
    const answers = new Map(await answersOf(cv.slug))
    const nameOf = (url: string) => String(answers.get(url)?.headers['content-disposition'])
    expect(nameOf(`/api/v1/resumes/${cv.slug}/pdf`)).toMatch(/^inline; filename="?CV_IvanQ\.pdf\b/)
    expect(nameOf(`/api/v1/resumes/${cv.slug}/docx`)).toMatch(/^attachment; filename="?CV_IvanQ\.docx\b/)
    const pictures = [...answers.values()].filter(({ headers }) => headers['content-type'] === 'image/jpeg')
    expect(pictures).toHaveLength(2)
    for (const { rawPayload, headers } of pictures) {
      const { exif, xmp, iptc, comments } = await sharp(rawPayload).metadata()
      expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
      expect(headers['content-disposition']).toBeUndefined()
    }
  })

  it('every public answer of a CV stays out of search engines and sends no referrer on', async () => {
    const { data } = await manager.call(resumeLinks.renew, { params: { id: cv.id } })
    const ended = [`/cv/${cv.slug}`, `/resumes/x/${cv.slug}/preview`, `/api/v1/public/resumes/${cv.slug}`]
    const refused = await Promise.all(
      [...ended, `/api/v1/resumes/${cv.slug}/pdf`].map(
        async (url): Promise<[string, LightMyRequestResponse]> => [url, await read(url)],
      ),
    )
    cv = { id: cv.id, slug: data.slug }
    for (const [url, answer] of refused) expect([url, answer.statusCode]).toEqual([url, 410])
    for (const [url, { headers }] of [...(await answersOf(data.slug)), ...refused]) {
      expect([url, headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
        url,
        'noindex',
        'no-referrer',
      ])
    }
    // The documents start threads, which share the cores with the other tests.
  }, 60_000)
})

describe('an address that shows no CV', () => {
  const addressesOf = (slug: string) => [
    `/cv/${slug}`,
    `/resumes/anybody/${slug}/preview`,
    `/api/v1/public/resumes/${slug}`,
    `/api/v1/public/resumes/${slug}/pictures/0f`,
    `/api/v1/resumes/${slug}/pdf`,
  ]
  const endedResume = async () => {
    const resume = await buildResume(api.db, (await buildUser(api.db)).id, {
      name: 'Secretname',
      role: 'Secretrole',
    })
    await manager.call(resumeLinks.change, { params: { id: resume.id }, body: { link: { state: 'off' } } })
    return resume
  }

  it('the page of an ended link says so with status 410 and without a name, and is whole for a manager', async () => {
    const { slug } = await endedResume()
    for (const url of [`/cv/${slug}`, `/resumes/anybody/${slug}/preview`]) {
      const answer = await read(url)
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('<title>CV</title>')
      expect(answer.body).toContain('This link has ended: ask whoever sent it to you for a new one')
      expect(answer.body).not.toMatch(/Secret/)
      expect((await read(url, colleague)).statusCode).toBe(410)
      const asManager = await read(url, manager)
      expect([asManager.statusCode, asManager.body.includes('<title>Secretname</title>')]).toEqual([
        200,
        true,
      ])
    }
  })

  it('the answers for an ended link and for a wrong slug differ in status and sentence only', async () => {
    const { slug } = await endedResume()
    const renewed = await buildResume(api.db, (await buildUser(api.db)).id)
    await manager.call(resumeLinks.renew, { params: { id: renewed.id } })
    const headersOf = async (url: string) => {
      const { headers } = await read(url)
      return { ...headers, date: '', 'x-request-id': '', 'content-length': '', 'last-modified': '', etag: '' }
    }
    for (const ended of [slug, renewed.slug]) {
      for (const [index, url] of addressesOf(ended).slice(2).entries()) {
        const wrong = addressesOf('developer-0000000000000000')[index + 2] ?? ''
        expect([url, (await read(url)).statusCode, (await read(wrong)).statusCode]).toEqual([url, 410, 404])
        expect(await headersOf(url)).toEqual(await headersOf(wrong))
        expect(Object.keys((await read(url)).json())).toEqual(Object.keys((await read(wrong)).json()))
      }
    }
  })

  it('a wrong slug, an ended and a renewed one take the same statements, so that time tells nothing', async () => {
    const { slug } = await endedResume()
    const renewed = await buildResume(api.db, (await buildUser(api.db)).id)
    await manager.call(resumeLinks.renew, { params: { id: renewed.id } })
    for (const index of addressesOf('').keys()) {
      const counts: number[] = []
      for (const one of ['developer-0000000000000000', `${slug}x`, slug, renewed.slug])
        counts.push(await countQueries(api.db, () => read(addressesOf(one)[index] ?? '')))
      expect([addressesOf(slug)[index], counts]).toEqual([addressesOf(slug)[index], [1, 1, 1, 1]])
    }
  })

  it('a deleted CV is unknown to its page as well', async () => {
    const { id, slug } = await endedResume()
    await manager.call(resumes.remove, { params: { id } })
    for (const url of addressesOf(slug)) {
      const { statusCode, body } = await read(url)
      expect([url, statusCode]).toEqual([url, url.startsWith('/api') ? 404 : 200])
      expect(body).not.toMatch(/Secret|has ended/)
    }
  })
})
