import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildManager, buildUser } from '../../test/factories/user.ts'
import { formOf } from '../../test/form.ts'
import { phonePicture, picture, plainPicture } from '../../test/pictures.ts'
import { Pictures } from './pictures.ts'

const avatar = (bytes: Buffer) => ({ bytes, kind: 'avatar' }) as const
const busy = { statusCode: 503, code: 'files.busy', retryAfterSeconds: 5 }

/** Makes encoders that end when the test releases them. */
function heldBack() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const encode = async () => {
    running += 1
    most = Math.max(most, running)
    await promise
    running -= 1
    return Buffer.from('a JPEG')
  }
  return { encode, release: resolve, running: () => running, most: () => most }
}

describe('the queue of pictures', () => {
  it('a picture is refused with 503 while too many wait, and accepted afterwards', async () => {
    const held = heldBack()
    const pictures = new Pictures({ encode: held.encode, maxQueue: 1 })
    const bytes = await picture('png')
    const accepted = [1, 2, 3].map(() => pictures.make(avatar(bytes)))
    await expect(pictures.make(avatar(bytes))).rejects.toMatchObject(busy)
    held.release()
    expect(await Promise.all(accepted)).toEqual(accepted.map(() => ({ bytes: Buffer.from('a JPEG') })))
    expect(pictures.underWay).toBe(0)
    expect(await pictures.make(avatar(bytes))).toHaveProperty('bytes')
  })

  it('a picture is refused with 503 when its turn comes too late', async () => {
    const pictures = new Pictures({ deadline: () => AbortSignal.abort() })
    await expect(pictures.make(avatar(await picture('png')))).rejects.toMatchObject(busy)
    expect(pictures.underWay).toBe(0)
  })

  it.each([
    ['a photo that is read line by line', () => picture('jpeg'), 2],
    ['a phone picture', phonePicture, 2],
    ['a plain PNG', () => plainPicture(300, 300), 2],
    [
      'a progressive JPEG',
      async () =>
        sharp(await picture('png'))
          .jpeg({ progressive: true })
          .toBuffer(),
      1,
    ],
    [
      'an interlaced PNG',
      async () =>
        sharp(await picture('png'))
          .png({ progressive: true })
          .toBuffer(),
      1,
    ],
    ['a GIF', () => picture('gif'), 1],
    ['an AVIF', () => picture('avif'), 1],
    ['a TIFF', () => picture('tiff'), 1],
    ['a WebP', () => picture('webp'), 1],
  ])(
    'pictures are decoded two at a time, or alone where that takes the whole picture in memory: %s',
    async (_, make, most) => {
      const bytes = await make()
      const held = heldBack()
      const pictures = new Pictures({ encode: held.encode })
      const made = Array.from({ length: 6 }, () => pictures.make({ bytes, kind: 'cover' }))
      await expect.poll(held.running).toBe(most)
      held.release()
      await Promise.all(made)
      expect(held.most()).toBe(most)
    },
  )

  it('pictures that are decoded alone leave the other thread to plain ones', async () => {
    const held = heldBack()
    const pictures = new Pictures({ encode: held.encode })
    const webp = await picture('webp')
    const made = [webp, webp, webp, await picture('jpeg')].map((bytes) => pictures.make(avatar(bytes)))
    await expect.poll(held.running).toBe(2)
    held.release()
    await Promise.all(made)
  })

  it('a decoded picture leaves nothing in the cache of the image library', async () => {
    await new Pictures().make(avatar(await picture('png')))
    expect(sharp.cache()).toMatchObject({ items: { current: 0, max: 0 } })
  })
})

describe('a picture that takes too long', () => {
  let api: TestApp
  let manager: Client
  beforeAll(async () => {
    api = await createTestApp({ pictures: new Pictures({ encode: async () => 'late' }) })
    manager = await api.as(await buildManager(api.db))
  })
  afterAll(() => api.close())

  it('a picture that takes too long is answered with 503 and when to try again, and nothing is stored', async () => {
    const user = await buildUser(api.db)
    const form = await formOf(['first_name', 'Other'], ['avatar', await picture('png'), 'me.png'])
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json()).toMatchObject({
      code: 'files.busy',
      message: 'The picture could not be processed in time. Please try again',
    })
    const shown = await manager.inject({ method: 'GET', url: `/api/v1/users/${user.id}` })
    expect(shown.json()).toMatchObject({ version: 1, avatar: null })
  })
})
