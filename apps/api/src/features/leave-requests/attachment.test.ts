import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { openPicture, phonePicture, picture, plainPicture } from '../../../test/pictures.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'
import { files } from '../../db/schema/files.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

async function askWith(client: Client, bytes: Buffer, filename = 'note.png') {
  const form = await formOf(
    ['request_type', 'full_day_sick_leave'],
    ['start_date', '2025-03-13'],
    ['end_date', '2025-03-14'],
    ['note', ''],
    ['illness_file', bytes, filename],
  )
  return client.inject({ method: 'POST', url: '/api/v1/requests', ...form })
}

const read = (client: Client, url: string) => client.inject({ method: 'GET', url })

describe('a picture sent with a request', () => {
  it.each(['png', 'jpeg'] as const)(
    'a person reads the picture of their request as a JPEG: %s',
    async (format) => {
      const { client } = await someoneOnLeave(api)
      const created = await askWith(client, await picture(format, 600, 400))
      expect(created.statusCode).toBe(201)
      const { id, attached_file, note } = created.json()
      expect([attached_file, note]).toEqual([`/api/v1/requests/${id}/attachment`, null])
      const response = await read(client, attached_file)
      expect(response.headers['content-type']).toBe('image/jpeg')
      expect(response.headers['cache-control']).toBe('private, no-cache')
      expect(await openPicture(response.rawPayload)).toMatchObject({
        format: 'jpeg',
        width: 600,
        height: 400,
      })
    },
  )

  it('the picture of a request loses its metadata, stands upright and has at most 2,400 pixels a side', async () => {
    const { client } = await someoneOnLeave(api)
    const { attached_file } = (await askWith(client, await phonePicture())).json()
    const shown = await openPicture((await read(client, attached_file)).rawPayload)
    expect([shown.exif, shown.orientation]).toEqual([undefined, undefined])
    const other = await someoneOnLeave(api)
    const large = (await askWith(other.client, await plainPicture(4800, 1200))).json()
    const cut = await openPicture((await read(other.client, large.attached_file)).rawPayload)
    expect([cut.width, cut.height]).toEqual([2400, 600])
  })

  it('managers and admins read the picture of a request, and no other developer or visitor does', async () => {
    const { client, admin } = await someoneOnLeave(api)
    const { attached_file } = (await askWith(client, await picture('png'))).json()
    const manager = await api.as(await buildManager(api.db))
    const other = await api.as(await buildUser(api.db))
    const statusFor = async (reader: Client) => (await read(reader, attached_file)).statusCode
    expect(await Promise.all([client, admin, manager, other, api.visitor].map(statusFor))).toEqual([
      200, 200, 200, 404, 401,
    ])
  })

  it('the picture of a request without one is 404', async () => {
    const { client, ask } = await someoneOnLeave(api)
    const { id } = (await ask({ request_type: 'day_off', start_date: '2025-03-13' })).data
    const { refusal } = await client.call(leaveRequests.attachment, { params: { id } })
    expect(refusal).toMatchObject({ statusCode: 404, code: 'requests.no_attachment' })
  })

  it.each(['gif', 'webp'] as const)(
    'a file with %s content is refused as a picture, whatever its name',
    async (format) => {
      const { client } = await someoneOnLeave(api)
      const response = await askWith(client, await picture(format), 'note.png')
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ illness_file: ['Choose a picture: png or jpeg'] })
    },
  )

  it('a JPEG without its end mark is accepted, and one that lacks more is refused as damaged', async () => {
    const { client } = await someoneOnLeave(api)
    const whole = await picture('jpeg')
    const damaged = await askWith(client, whole.subarray(0, -20))
    expect([damaged.statusCode, damaged.json().errors]).toEqual([
      422,
      { illness_file: ['The picture is damaged. Please choose another one'] },
    ])
    expect((await askWith(client, whole.subarray(0, -2))).statusCode).toBe(201)
  })

  it('a file that is no picture, too large, or has too many pixels is refused', async () => {
    const { client } = await someoneOnLeave(api)
    expect((await askWith(client, Buffer.from('%PDF-1.7'))).statusCode).toBe(422)
    const tooLarge = await askWith(client, Buffer.alloc(5_242_881, 1))
    expect(tooLarge.statusCode).toBe(413)
    expect(tooLarge.json().error).toBe('Please pick smaller image (< 5MB)')
    const huge = (await askWith(client, await plainPicture(8000, 5000))).json()
    expect(huge.errors).toEqual({ illness_file: ['Choose a picture of at most 25 megapixels'] })
    expect((await client.call(leaveRequests.list)).data.count).toBe(0)
  })

  it('a picture is deleted with its request', async () => {
    const { client, remove } = await someoneOnLeave(api)
    const before = await api.db.$count(files)
    const { id } = (await askWith(client, await picture('png'))).json()
    expect(await api.db.$count(files)).toBe(before + 1)
    await remove(id)
    expect(await api.db.$count(files)).toBe(before)
  })
})
