import { preferences } from '@portal/contract/accounts/notification-preferences'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, publicUrl, type TestApp } from '../../../../test/app.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildNotification } from '../../../../test/factories/notification.ts'
import { buildAdmin, buildUser } from '../../../../test/factories/user.ts'
import { mails } from '../../../db/schema/mails.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { clockAt } from '../../../use-case/clock.ts'
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

const makeAt = (seconds: number, config = api.config) =>
  makeNotificationMails({ db: api.db, clock: clockAt('Europe/Kyiv', () => after(seconds)), config })
const written = () => api.db.select().from(mails).orderBy(mails.id)
type Told = Partial<typeof notifications.$inferInsert>
const tell = (user_id: number, seconds = 0, values: Told = {}) =>
  buildNotification(api.db, { user_id, created_at: after(seconds), ...values })
type RequestValues = NonNullable<Parameters<typeof buildLeaveRequest>[1]>
const notifyOfRequest = async (user_id: number, seconds: number, told: Told, request: RequestValues = {}) => {
  const status =
    told.event === 'request_approved'
      ? 'approved'
      : told.event === 'request_declined'
        ? 'rejected'
        : 'pending'
  const { id } = await buildLeaveRequest(api.db, { status, ...request })
  return tell(user_id, seconds, { request_id: id, ...told })
}

describe('what the bell tells', () => {
  it('comes by mail after 20 s, with all that has happened to the person until then', async () => {
    const person = await buildUser(api.db)
    await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await notifyOfRequest(person.id, 15, { event: 'request_declined' })
    await makeAt(19)
    expect(await written()).toEqual([])
    await makeAt(20)
    const [mail, ...others] = await written()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'notifications',
      to_email: person.email,
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
    await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    expect((await written())[0]?.subject).toMatch(/ approved your leave request/)
  })

  it('counts all that happened, lists the latest twenty and leads to the others', async () => {
    const person = await buildUser(api.db)
    for (let count = 0; count < 25; count += 1)
      await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    const [mail, ...others] = await written()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('25 notifications of Staff portal')
    expect(mail?.text?.match(/approved your leave request/g)).toHaveLength(20)
    expect(mail?.text).toContain('There is news for you, 25 notifications:')
    expect(mail?.text).toContain('5 more in the portal')
    expect(mail?.text).toContain(`${publicUrl}/recent-notifications`)
  })

  it.each<[string, Told, RequestValues]>([
    ['a notification that was read', { event: 'request_approved', read: true }, {}],
    ['a request that was withdrawn', { event: 'request_created', request_id: null }, {}],
    ['a request that was decided meanwhile', { event: 'request_created' }, { status: 'approved' }],
    ['an approval that was taken back', { event: 'request_approved' }, { status: 'pending' }],
    ['a decline whose request is deleted', { event: 'request_declined', request_id: null }, {}],
  ])('leaves out %s', async (_, told, request) => {
    const admin = await buildAdmin(api.db)
    await notifyOfRequest(admin.id, 0, told, request)
    await makeAt(30)
    expect(await written()).toEqual([])
    const waiting = await api.db.select().from(notifications).where(eq(notifications.mail_pending, true))
    expect(waiting).toEqual([])
  })

  it('tells that a decision was taken back only when the decision itself was mailed before', async () => {
    const person = await buildUser(api.db)
    const { request_id } = await notifyOfRequest(
      person.id,
      0,
      { event: 'request_approved' },
      { status: 'pending' },
    )
    await tell(person.id, 3, { event: 'request_reopened', request_id })
    await makeAt(30)
    expect(await written()).toEqual([])
    await tell(person.id, 40, { event: 'request_reopened', request_id })
    await makeAt(70)
    expect((await written()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('took back the decision on your leave request'),
    ])
  })

  it('names the type of leave to those who read everyone’s requests, as the bell does, and the reason of a decline', async () => {
    const [admin, developer] = [await buildAdmin(api.db), await buildUser(api.db)]
    const asked = {
      event: 'request_created',
      request_type: 'vacation',
      request_start_date: '2027-06-07',
    } as const
    await notifyOfRequest(admin.id, 0, { ...asked, request_end_date: '2027-06-13' })
    const facts = { person: null, recount: null, reason: 'Release week' }
    await notifyOfRequest(developer.id, 0, { event: 'request_declined', facts })
    await makeAt(30)
    const subjects = new Map((await written()).map(({ user_id, subject }) => [user_id, subject]))
    expect(subjects.get(admin.id)).toMatch(/ asked for leave: Vacation, 07\.06\.2027 – 13\.06\.2027$/)
    expect(subjects.get(developer.id)).toMatch(/ declined your leave request \(Release week\): 17\.03\.2025$/)
  })

  it('comes in one mail when two processes look at once', async () => {
    const person = await buildUser(api.db)
    await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await Promise.all([makeAt(30), makeAt(30)])
    expect(await written()).toHaveLength(1)
  })

  it.each([
    ['who is not active', { active: false }],
    ['who was invited and has no password yet', { is_invited: true }],
  ])('does not go to a person %s', async (_, values) => {
    const person = await buildUser(api.db, values)
    await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    expect(await written()).toEqual([])
  })

  it('is not sent later when mail was not set up at the time', async () => {
    const person = await buildUser(api.db)
    await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await makeAt(30, { ...api.config, mail: undefined })
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
    await notifyOfRequest(admin.id, 0, { event: 'request_created' })
    await tell(developer.id, 0, { event: 'contract_created' })
    await tell(developer.id, 0, { event: 'hours_reminder' })
    await makeAt(30)
    expect((await written()).map(({ to_email }) => to_email)).toEqual([admin.email])
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
    await notifyOfRequest(person.id, 0, { event: 'request_approved' })
    await makeAt(30)
    const [mail] = await written()
    expect(mail?.text).toContain('to the project')
    expect(mail?.text).not.toContain('approved')
    const left = await api.db.select().from(notifications).where(eq(notifications.mail_pending, true))
    expect(left).toEqual([])
  })
})
