import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { formOf } from '../../../../test/form.ts'
import { colourAt, openPicture, phonePicture, picture, plainPicture } from '../../../../test/pictures.ts'
import { files } from '../../../db/schema/files.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const storedFiles = () => api.db.$count(files, eq(files.state, 'stored'))
const read = (client: Client, url: string, headers: Record<string, string> = {}) =>
  client.inject({ method: 'GET', url, headers })

/** Makes a CV of a new person with a book, and gives both a picture. */
async function pictured() {
  const { id, slug } = await buildResume(api.db, (await buildUser(api.db)).id)
  const avatarForm = await formOf(['avatar', await phonePicture(), 'me.jpg'])
  const withAvatar = await manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, ...avatarForm })
  const bookForm = await formOf(
    ['resume_id', String(id)],
    ['title', 'Refactoring'],
    ['author', 'Martin Fowler'],
    ['image', await picture('webp', 400, 600), 'cover.webp'],
  )
  const withCover = await manager.inject({ method: 'POST', url: '/api/v1/books', ...bookForm })
  return { id, slug, avatar: withAvatar.json().avatar, book: withCover.json() }
}

describe('the pictures of a CV', () => {
  it('the pictures of a CV are square JPEGs without metadata, under ids for managers and under the slug for everyone', async () => {
    const { id, slug, avatar, book } = await pictured()
    expect(avatar).toMatch(new RegExp(`^/api/v1/resumes/${id}/avatar\\?v=\\d+$`))
    expect(book.cover).toMatch(new RegExp(`^/api/v1/books/${book.id}/cover\\?v=\\d+$`))
    const shown = (await read(api.visitor, `/api/v1/public/resumes/${slug}`)).json()
    const publicCover = shown.books[0].cover
    for (const url of [shown.avatar, publicCover])
      expect(url).toMatch(new RegExp(`^/api/v1/public/resumes/${slug}/pictures/[0-9a-f]{32}$`))
    expect(publicCover).not.toBe(shown.avatar)
    for (const url of [avatar, book.cover, shown.avatar, publicCover]) {
      const response = await read(manager, url)
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, 200, 'image/jpeg'])
      const metadata = await openPicture(response.rawPayload)
      expect(metadata).toMatchObject({ width: 512, height: 512 })
      expect(metadata.exif).toBeUndefined()
    }
    for (const url of [avatar, book.cover]) {
      expect((await read(api.visitor, url)).statusCode).toBe(401)
      expect((await read(await api.as(await buildUser(api.db)), url)).statusCode).toBe(403)
    }
    for (const url of [shown.avatar, publicCover]) expect((await read(api.visitor, url)).statusCode).toBe(200)
  })

  it('the pictures of a CV are compared each time under the slug, privately under the id, and are not for search engines', async () => {
    const { slug, avatar } = await pictured()
    const own = await read(manager, avatar)
    expect(own.headers['cache-control']).toBe('private, no-cache')
    const address = (await read(api.visitor, `/api/v1/public/resumes/${slug}`)).json().avatar
    const shown = await read(api.visitor, address)
    expect([shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual(['no-cache', 'noindex'])
    const known = await read(api.visitor, address, { 'if-none-match': String(shown.headers.etag) })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  it('the pictures of a CV are not shown under the slug of another CV, nor by their ids or keys', async () => {
    const [one, other] = [await pictured(), await pictured()]
    const shown = (await read(api.visitor, `/api/v1/public/resumes/${one.slug}`)).json()
    const [file] = await api.db.select().from(files).orderBy(desc(files.id)).limit(1)
    const addresses = [
      shown.avatar.replace(one.slug, other.slug),
      shown.books[0].cover.replace(one.slug, other.slug),
      `/api/v1/public/resumes/${one.slug}/avatar`,
      ...[one.book.id, file?.id, file?.storage_key].map(
        (name) => `/api/v1/public/resumes/${other.slug}/pictures/${name}`,
      ),
    ]
    for (const url of addresses) expect([url, (await read(api.visitor, url)).statusCode]).toEqual([url, 404])
  })

  it('a CV without pictures answers 404 for them, and that answer is not cached', async () => {
    const { id, slug } = await buildResume(api.db, (await buildUser(api.db)).id)
    for (const url of [
      `/resumes/${id}/avatar`,
      `/public/resumes/${slug}/pictures/0f`,
      '/books/999999/cover',
    ]) {
      const response = await read(manager, `/api/v1${url}`)
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 404, 'no-store'])
    }
  })

  it("the pictures of a CV are replaced, removed with '_destroy', and deleted with the CV, and no file is left", async () => {
    const before = await storedFiles()
    const { id, slug, avatar, book } = await pictured()
    expect(await storedFiles()).toBe(before + 2)
    const form = await formOf(['avatar', await picture('png'), 'new.png'])
    const shownAvatar = async () => (await read(api.visitor, `/api/v1/public/resumes/${slug}`)).json().avatar
    const shownBefore = await shownAvatar()
    const replaced = await manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, ...form })
    expect(replaced.json().avatar).not.toBe(avatar)
    expect(await shownAvatar()).not.toBe(shownBefore)
    expect((await read(api.visitor, shownBefore)).statusCode).toBe(404)
    expect(await storedFiles()).toBe(before + 2)
    const url = `/api/v1/books/${book.id}`
    const removed = await manager.inject({ method: 'PUT', url, payload: { image: '_destroy' } })
    expect(removed.json()).toMatchObject({ cover: null, version: 2, title: 'Refactoring' })
    const coverForm = await formOf(['image', await picture('gif'), 'cover.gif'])
    expect((await manager.inject({ method: 'PUT', url, ...coverForm })).json().cover).not.toBeNull()
    expect(await storedFiles()).toBe(before + 2)
    await manager.inject({ method: 'DELETE', url: `/api/v1/resumes/${id}` })
    expect(await api.db.$count(files)).toBe(before)
  })

  const wrongKind = 'Choose a picture: gif, jpeg, jpg, png or webp'
  const wrongCover = 'Choose a picture: AVIF, GIF, JPEG, PNG, TIFF, WebP'
  const damaged = 'The picture is damaged. Please choose another one'
  it.each([
    ['a script', () => Buffer.from('<script>alert(1)</script>'), wrongKind],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      wrongKind,
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7'), wrongKind],
    ['nothing', () => Buffer.alloc(0), wrongKind],
    ['half a picture', async () => (await picture('png')).subarray(0, 300), damaged],
  ])('a file that is %s is refused as a picture, and nothing is written', async (_, bytesOf, sentence) => {
    const { id } = await buildResume(api.db, (await buildUser(api.db)).id)
    const before = await api.db.$count(files)
    const bytes = await bytesOf()
    const avatar = await formOf(['name', 'Other'], ['avatar', bytes, 'me.png'])
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, ...avatar })
    expect([response.statusCode, response.json().errors]).toEqual([422, { avatar: [sentence] }])
    const cover = await formOf(
      ['resume_id', String(id)],
      ['title', 'T'],
      ['author', 'A'],
      ['image', bytes, 'c.png'],
    )
    const book = await manager.inject({ method: 'POST', url: '/api/v1/books', ...cover })
    const coverSentence = sentence === wrongKind ? wrongCover : sentence
    expect([book.statusCode, book.json().errors]).toEqual([422, { image: [coverSentence] }])
    const row = (await read(manager, `/api/v1/resumes/${id}`)).json()
    expect([row.name, row.version, row.books, await api.db.$count(files)]).toEqual(['Person', 1, [], before])
  })

  it.each(['avif', 'gif', 'jpeg', 'png', 'tiff', 'webp'] as const)(
    'the cover of a book is made of a file of the type %s, whole on white',
    async (format) => {
      const { id } = await buildResume(api.db, (await buildUser(api.db)).id)
      const form = await formOf(
        ['resume_id', String(id)],
        ['title', 'T'],
        ['author', 'A'],
        ['image', await picture(format, 400, 600), 'cover.bin'],
      )
      const book = await manager.inject({ method: 'POST', url: '/api/v1/books', ...form })
      expect(book.statusCode).toBe(201)
      const { headers, rawPayload } = await read(manager, book.json().cover)
      expect(headers['content-type']).toBe('image/jpeg')
      expect(await openPicture(rawPayload)).toMatchObject({ width: 512, height: 512 })
      const colours = await Promise.all([20, 200, 312, 492].map((x) => colourAt(rawPayload, x, 256)))
      const [white, red, blue, alsoWhite] = colours.map(([r = 0, g = 0, b = 0]) => [
        r > 200,
        g > 200,
        b > 200,
      ])
      expect([white, alsoWhite]).toEqual([
        [true, true, true],
        [true, true, true],
      ])
      expect([red, blue]).toEqual([
        [true, false, false],
        [false, false, true],
      ])
    },
  )

  it('a picture above 5 MB or above 25 megapixels is refused', async () => {
    const { id } = await buildResume(api.db, (await buildUser(api.db)).id)
    const send = async (bytes: Buffer) => {
      const form = await formOf(['avatar', bytes, 'me.png'])
      return manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, ...form })
    }
    const large = await send(Buffer.alloc(5_242_881, 1))
    expect([large.statusCode, large.json().message]).toEqual([413, 'Please pick smaller image (< 5MB)'])
    const head = (await plainPicture(8000, 5000)).subarray(0, 400)
    expect((await send(head)).json().errors).toEqual({
      avatar: ['Choose a picture of at most 25 megapixels'],
    })
  })
})
