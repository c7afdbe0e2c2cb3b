import { availableContracts } from '@portal/contract/contracts'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { notifications } from '@portal/contract/notifications'
import { ownProfile } from '@portal/contract/profiles/own-profile'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildNotification } from '../../../test/factories/notification.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { openPicture, picture } from '../../../test/pictures.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function setPicture(id: number, format: 'png' | 'jpeg' = 'png'): Promise<string> {
  const form = await formOf(['avatar', await picture(format), `me.${format}`])
  const client = await api.as(await buildAdmin(api.db))
  const response = await client.inject({ method: 'PUT', url: `/api/v1/users/${id}`, ...form })
  return response.json().avatar
}
async function pictured() {
  const user = await buildUser(api.db)
  const avatar = await setPicture(user.id)
  return { user, avatar, small: `${avatar}&size=small` }
}
const fetchPicture = async (url: string, client = manager, headers: Record<string, string> = {}) =>
  client.inject({ method: 'GET', url, headers })

describe('the small form of a picture', () => {
  it('the small form is 72 pixels wide, takes a few kilobytes and is asked for again by its own version', async () => {
    const { avatar, small } = await pictured()
    const answer = await fetchPicture(small)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await openPicture(answer.rawPayload)).toMatchObject({ format: 'jpeg', width: 72, height: 72 })
    expect(answer.rawPayload.length).toBeLessThan(4000)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers.etag).not.toBe((await fetchPicture(avatar)).headers.etag)
    const again = await fetchPicture(small, manager, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('a developer sees the small form of a colleague, and a visitor does not', async () => {
    const { small } = await pictured()
    const developer = await api.as(await buildUser(api.db))
    expect((await fetchPicture(small, developer)).statusCode).toBe(200)
    expect((await fetchPicture(small, api.visitor)).statusCode).toBe(401)
  })

  it('a picture in another size is refused', async () => {
    const { avatar } = await pictured()
    expect((await fetchPicture(`${avatar}&size=huge`)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('the small form of a picture that was replaced is that of the new one', async () => {
    const { user, small } = await pictured()
    const first = await fetchPicture(small)
    await setPicture(user.id, 'jpeg')
    expect((await fetchPicture(small)).headers.etag).not.toBe(first.headers.etag)
  })
})

describe('portraits beside names', () => {
  it('a manager reads everyone by name with the portraits, null where there is none', async () => {
    const { user, avatar } = await pictured()
    const other = await buildUser(api.db)
    const { data } = await manager.call(users.names, { query: { id: [user.id, other.id] } })
    expect(new Map(data.map((row) => [row.id, row.avatar]))).toEqual(
      new Map([
        [user.id, avatar],
        [other.id, null],
      ]),
    )
  })

  it('a developer, who reads no names, has the portraits of the managers in contracts and requests', async () => {
    const lead = await buildManager(api.db)
    const avatar = await setPicture(lead.id)
    const project = await buildProject(api.db, { manager_id: lead.id })
    const person = await buildUser(api.db)
    await buildContract(api.db, { user_id: person.id, project_id: project.id, start_date: '2025-01-06' })
    await buildLeaveRequest(api.db, { user_id: person.id })
    const developer = await api.as(person)

    const named = { manager_id: lead.id, manager: lead.full_name, manager_avatar: avatar }
    expect((await developer.call(ownProfile.contracts)).data.paginate_contracts).toMatchObject([named])
    expect((await developer.call(availableContracts.own)).data).toMatchObject([named])
    const { data } = await developer.call(users.show, { params: { id: String(person.id) } })
    expect(data.available_contracts).toMatchObject([named])
    const requests = await developer.call(leaveRequests.list, { query: { user_id: person.id } })
    expect(requests.data.paginate_requests[0]?.managers).toMatchObject([{ id: lead.id, avatar }])
  })

  it('a notification has the portrait of the person who acted', async () => {
    const { user: actor, avatar } = await pictured()
    const person = await buildUser(api.db)
    await buildNotification(api.db, { user_id: person.id, actor_id: actor.id })
    const { data } = await (await api.as(person)).call(notifications.list)
    expect(data.map(({ message_owner }) => message_owner)).toMatchObject([{ id: actor.id, avatar }])
  })
})
