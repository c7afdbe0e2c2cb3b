import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { findSubRoleIds } from '../../../test/factories/reference.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { colourAt, openPicture, phonePicture, picture } from '../../../test/pictures.ts'
import { files } from '../../db/schema/files.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function upload(bytes: Buffer, filename = 'me.png') {
  const user = await buildUser(api.db)
  const form = await formOf(['avatar', bytes, filename])
  const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
  return { user, status: response.statusCode, body: response.json() }
}
const fetchAvatar = async (url: string, client = manager, headers: Record<string, string> = {}) =>
  client.inject({ method: 'GET', url, headers })

describe('the picture of a person', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'a picture sent as %s becomes a square JPEG',
    async (format) => {
      const { status, body } = await upload(await picture(format))
      expect(status).toBe(200)
      const response = await fetchAvatar(body.avatar)
      expect(response.headers['content-type']).toBe('image/jpeg')
      expect(await openPicture(response.rawPayload)).toMatchObject({
        format: 'jpeg',
        width: 512,
        height: 512,
      })
    },
  )

  it('a picture is stored upright and without metadata', async () => {
    const sent = await phonePicture()
    expect((await openPicture(sent)).exif).toBeDefined()
    const { body } = await upload(sent, 'phone.jpg')
    const stored = (await fetchAvatar(body.avatar)).rawPayload
    const metadata = await openPicture(stored)
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(stored.includes('Home Sweet Home')).toBe(false)
    // After a clockwise turn the former left side is on top.
    const [top, bottom] = [await colourAt(stored, 256, 60), await colourAt(stored, 256, 450)]
    expect(top[0]).toBeGreaterThan(200)
    expect(bottom[2]).toBeGreaterThan(200)
  })

  it('a picture can be sent with a new person', async () => {
    const roles = (await findSubRoleIds(api.db, 'developer', 'qa')).map((id) => ['role_ids[]', String(id)])
    const form = await formOf(
      ['email', `form${nextNumber()}@portal.test`],
      ['first_name', 'Form'],
      ['last_name', 'Filler'],
      ['password', 'hired-today'],
      ...roles.map(([name = '', value = '']): [string, string] => [name, value]),
      ['avatar', await picture('png'), 'me.png'],
    )
    const response = await manager.inject({ method: 'POST', url: '/api/v1/users', ...form })
    expect(response.statusCode).toBe(201)
    expect(response.json().version).toBe(1)
    expect(response.json().sub_roles).toHaveLength(2)
    expect((await fetchAvatar(response.json().avatar)).statusCode).toBe(200)
  })

  it('a picture that is another kind of file is refused, whatever its name', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    for (const bytes of [Buffer.from('<script>alert(1)</script>'), Buffer.from(svg), Buffer.alloc(0)]) {
      const { status, body } = await upload(bytes, 'me.png')
      expect(status).toBe(422)
      expect(body.errors.avatar).toEqual(['Choose a picture: gif, jpeg, jpg, png or webp'])
    }
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'a picture sent as half a %s is refused as damaged',
    async (format) => {
      const bytes = await picture(format)
      const { status, body } = await upload(bytes.subarray(0, bytes.length / 2))
      expect([status, body.errors]).toEqual([
        422,
        { avatar: ['The picture is damaged. Please choose another one'] },
      ])
    },
  )

  it('a picture that lacks nothing but the end mark of a JPEG is accepted', async () => {
    expect((await upload((await picture('jpeg')).subarray(0, -2))).status).toBe(200)
  })

  it('a picture over 5 MB is refused, and exactly 5 MB are decoded', async () => {
    const small = await picture('png')
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])
    expect((await upload(padded(5_242_880))).status).toBe(200)
    for (const size of [5_242_881, 20_000_000]) {
      const { status, body } = await upload(padded(size))
      expect([status, body.message]).toEqual([413, 'Please pick smaller image (< 5MB)'])
    }
  })

  it('a picture gets a new address when it is replaced, and the old file is deleted', async () => {
    const { user, body } = await upload(await picture('png'))
    const keys = async () =>
      (await api.db.select({ key: files.storage_key }).from(files)).map(({ key }) => key)
    const before = await keys()
    const form = await formOf(['avatar', await picture('jpeg', 300, 300), 'other.jpg'])
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
    expect(response.json().avatar).not.toBe(body.avatar)
    const after = await keys()
    const [gone] = before.filter((key) => !after.includes(key))
    expect(after).toHaveLength(before.length)
    expect(await api.files.get(gone ?? '')).toBeUndefined()
  })

  it.each([
    ['JSON', async () => ({ payload: { avatar: '_destroy' } })],
    ['a form', () => formOf(['avatar', '_destroy'])],
  ])("a picture is removed by '_destroy' in %s", async (_, request) => {
    const { user, body } = await upload(await picture('png'))
    const response = await manager.inject({
      method: 'PUT',
      url: `/api/v1/users/${user.id}`,
      ...(await request()),
    })
    expect(response.json().avatar).toBeNull()
    expect((await fetchAvatar(body.avatar)).statusCode).toBe(404)
  })

  it('a picture stays when another field of the form is refused, and the file of the new picture is deleted', async () => {
    const { user, body } = await upload(await picture('png'))
    const before = await api.db.$count(files)
    const form = await formOf(['technology_ids[]', '999999'], ['avatar', await picture('jpeg'), 'new.jpg'])
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
    expect(response.statusCode).toBe(422)
    expect((await fetchAvatar(body.avatar)).statusCode).toBe(200)
    expect(await api.db.$count(files)).toBe(before)
  })

  it('a picture is sent to signed-in users only', async () => {
    const { body } = await upload(await picture('png'))
    const developer = await api.as(await buildUser(api.db))
    expect((await fetchAvatar(body.avatar, developer)).statusCode).toBe(200)
    expect((await fetchAvatar(body.avatar, api.visitor)).statusCode).toBe(401)
  })

  it('a picture is cached by the browser only, which asks again before it shows it', async () => {
    const { user, body } = await upload(await picture('png'))
    for (const url of [body.avatar, `/api/v1/users/${user.id}/avatar`]) {
      const { headers } = await fetchAvatar(url)
      expect(headers['cache-control']).toBe('private, no-cache')
      const again = { 'if-none-match': String(headers.etag) }
      const known = await fetchAvatar(url, manager, again)
      expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
      expect(known.headers['cache-control']).toBe('private, no-cache')
      const refused = await fetchAvatar(url, api.visitor, again)
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store'])
    }
  })

  it('a picture whose file is missing is 404, and that answer is not cached like the picture', async () => {
    const { body } = await upload(await picture('png'))
    const fileId = Number(body.avatar.split('=').at(-1))
    const [file] = await api.db.select().from(files).where(eq(files.id, fileId))
    await api.files.delete(file?.storage_key ?? '')
    const response = await fetchAvatar(body.avatar)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('the picture of a user without one and of an unknown user is 404', async () => {
    const user = await buildUser(api.db)
    for (const id of [user.id, 999_999]) {
      expect((await manager.call(users.avatar, { params: { id } })).status).toBe(404)
    }
  })
})

describe('the form of a person', () => {
  it('a form is read with empty texts as null, one empty entry as an empty list, and other texts as values', async () => {
    const user = await buildUser(api.db)
    const form = await formOf(
      ['position', 'Lead'],
      ['github', ''],
      ['salary', '1200.50'],
      ['active', 'true'],
      ['technology_ids[]', ''],
    )
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
    expect(response.statusCode).toBe(200)
    const profile = await manager.inject({ method: 'GET', url: `/api/v1/profiles/${user.id}` })
    expect(profile.json()).toMatchObject({ position: 'Lead', github: null, salary: 1200.5, technologies: [] })
  })

  it('a form without a chosen file changes no picture', async () => {
    const { user, body } = await upload(await picture('png'))
    const form = await formOf(['position', 'Lead'], ['avatar', Buffer.alloc(0), ''])
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
    expect(response.json().avatar).toBe(body.avatar)
  })

  it('a form is refused by a route that takes only JSON', async () => {
    const form = await formOf(['name', 'Category'])
    const response = await manager.inject({ method: 'POST', url: '/api/v1/categories', ...form })
    expect([response.statusCode, response.json().code]).toEqual([415, 'request.media_type'])
  })

  it('a form from a person without permission is refused before it is read', async () => {
    const developer = await api.as(await buildUser(api.db))
    const form = await formOf(['avatar', await picture('png'), 'me.png'])
    const response = await developer.inject({ method: 'PUT', url: '/api/v1/users/1', ...form })
    expect(response.statusCode).toBe(403)
  })
})
