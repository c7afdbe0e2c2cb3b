import { preferences } from '@portal/contract/accounts/notification-preferences'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, publicUrl, type TestApp } from '../../../../test/app.ts'
import { buildNotification } from '../../../../test/factories/notification.ts'
import { buildAdmin, buildUser } from '../../../../test/factories/user.ts'
import { clockAt } from '../../../clock.ts'
import { mails } from '../../../db/schema/mails.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { makeNotificationMails } from './make-notification-mails.ts'

const after = (seconds: number) => new Date(Date.parse(defaultNow) + seconds * 1000)

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(notifications)
  await api.db.delete(mails)
})

const makeAt = (seconds: number, mail = api.mail) =>
  makeNotificationMails({ db: api.db, clock: clockAt('Europe/Kyiv', () => after(seconds)), mail, publicUrl })
const written = () => api.db.select().from(mails).orderBy(mails.id)
const tell = (userId: number, seconds = 0, values: object = {}) =>
  buildNotification(api.db, { userId, createdAt: after(seconds), ...values })

describe('what the bell tells', () => {
  it('comes by mail after 20 s, with all that has happened to the person until then', async () => {
    const person = await buildUser(api.db)
    await tell(person.id, 0, { event: 'request_approved' })
    await tell(person.id, 15, { event: 'request_declined' })
    await makeAt(19)
    expect(await written()).toEqual([])
    await makeAt(20)
    const [mail, ...others] = await written()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'notifications',
      toEmail: person.email,
      subject: '2 notifications of Staff portal',
    })
    expect(mail?.text).toContain('approved your leave request')
    expect(mail?.text).toContain('declined your leave request')
    expect(mail?.text).toContain(`${publicUrl}/my-requests`)
    expect(mail?.text).toContain(`${publicUrl}/settings`)
    await makeAt(60)
    expect(await written()).toHaveLength(1)
  })

  it('is the subject when it is one thing', async () => {
    const person = await buildUser(api.db)
    await tell(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    expect((await written())[0]?.subject).toMatch(/ approved your leave request/)
  })

  it('comes in one mail when two processes look at once', async () => {
    const person = await buildUser(api.db)
    await tell(person.id, 0, { event: 'request_approved' })
    await Promise.all([makeAt(30), makeAt(30)])
    expect(await written()).toHaveLength(1)
  })

  it.each([
    ['who is not active', { active: false }],
    ['who was invited and has no password yet', { isInvited: true }],
  ])('does not go to a person %s', async (_, values) => {
    const person = await buildUser(api.db, values)
    await tell(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    expect(await written()).toEqual([])
  })

  it('is not sent later when mail was not set up at the time', async () => {
    const person = await buildUser(api.db)
    await tell(person.id, 0, { event: 'request_approved' })
    await makeAt(30, { ...api.mail, isSetUp: false })
    await makeAt(60)
    expect(await written()).toEqual([])
  })
})

describe('the choices', () => {
  it('begin with decisions on one’s own leave, and for admins with leave that is asked for', async () => {
    const [developer, admin] = [await buildUser(api.db), await buildAdmin(api.db)]
    for (const [person, request_created] of [
      [developer, false],
      [admin, true],
    ] as const) {
      const { data } = await (await api.as(person)).call(preferences.show)
      expect(data).toEqual({ mail: { request_created, request_decided: true, contract_changed: false } })
    }
    await tell(admin.id, 0, { event: 'request_created' })
    await tell(developer.id, 0, { event: 'contract_created' })
    await tell(developer.id, 0, { event: 'hours_reminder' })
    await makeAt(30)
    expect((await written()).map(({ toEmail }) => toEmail)).toEqual([admin.email])
  })

  it('hold for each kind, and those that are left out stay', async () => {
    const person = await buildUser(api.db)
    const client = await api.as(person)
    const choose = (mail: object) => client.call(preferences.change, { body: { mail } })
    expect((await choose({ contract_changed: true })).data.mail).toEqual({
      request_created: false,
      request_decided: true,
      contract_changed: true,
    })
    await choose({ request_decided: false })
    await tell(person.id, 0, { event: 'contract_created' })
    await tell(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    const [mail] = await written()
    expect(mail?.text).toContain('to the project')
    expect(mail?.text).not.toContain('approved')
    const left = await api.db.select().from(notifications).where(eq(notifications.mailPending, true))
    expect(left).toEqual([])
  })
})
