import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser, testPassword } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { plainPicture } from '../../../test/pictures.ts'
import { encodePicture } from '../../files/encode-picture.ts'
import { Pictures } from '../../files/pictures.ts'

const uploadsAtOnce = 8
/** Pictures are not decoded before all uploads of the test that sets this have arrived. */
let areAllThere: Promise<unknown> = Promise.resolve()
const encode: typeof encodePicture = async (...picture) => {
  await areAllThere
  return encodePicture(...picture)
}

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp({ pictures: new Pictures({ encode }) })
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function upload(bytes: Buffer) {
  const user = await buildUser(api.db)
  const form = await formOf(['avatar', bytes, 'me.png'])
  const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${user.id}`, ...form })
  return { status: response.statusCode, body: response.json() }
}

it('twenty pictures of more than 25 megapixels are refused by their headers alone', async () => {
  const picture = await plainPicture(8000, 5000)
  // The uploads hold only the head of a picture, so decoding one would fail with another sentence.
  const head = picture.subarray(0, 400)
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(head)))
  for (const { status, body } of answers) {
    expect([status, body.errors]).toEqual([422, { avatar: ['Choose a picture of at most 25 megapixels'] }])
  }
})

it('a person can sign in while two pictures of 25 megapixels are decoded and others wait', async () => {
  const picture = await plainPicture(5000, 5000)
  const user = await buildUser(api.db)
  areAllThere = vi.waitFor(() => expect(api.pictures.underWay).toBe(uploadsAtOnce), { timeout: 20_000 })
  const uploads = Array.from({ length: uploadsAtOnce }, () => upload(picture))
  await areAllThere
  const { status } = await api.visitor.call(session.create, {
    body: { session: { email: user.email, password: testPassword } },
  })
  expect(status).toBe(201)
  expect(api.pictures.underWay).toBeGreaterThan(0)
  for (const answer of await Promise.all(uploads)) expect(answer.status).toBe(200)
})
