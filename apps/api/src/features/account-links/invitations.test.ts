import { invitations } from '@portal/contract/accounts/account-links'
import { passwords } from '@portal/contract/accounts/passwords'
import { session } from '@portal/contract/accounts/session'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { invitingCompany, week } from '../../../test/inviting-company.ts'
import { mails } from '../../db/schema/mails.ts'

const tokenOf = (url: string | undefined) => url?.split('/').at(-1) ?? ''

describe('without mail', () => {
  let api: TestApp
  let manager: Client
  let invite: Awaited<ReturnType<typeof invitingCompany>>['invite']

  beforeAll(async () => {
    ;({ api, manager, invite } = await invitingCompany({}))
  })
  afterAll(() => api.close())

  const accept = (token: string, password = 'a longer password') =>
    api.visitor.call(invitations.accept, { params: { token }, body: { password } })
  const listed = async (id: number) =>
    (await manager.call(users.list, { query: { user_id: id } })).data.users[0]

  it('an invited person sets a password by the link that is shown once, and is signed in', async () => {
    const { data, status } = await invite()
    expect(status).toBe(201)
    expect(data.invitation).toEqual({
      invited_until: week,
      url: expect.stringContaining(`${publicUrl}/invitation/`),
    })
    expect(await listed(data.id)).toMatchObject({ invited: true, invited_until: week })
    const token = tokenOf(data.invitation?.url)
    expect(token).toMatch(/^[\w-]{24,}$/)
    const shown = await api.visitor.call(invitations.show, { params: { token } })
    expect(shown.data).toEqual({ name: 'New Colleague', email: data.email })

    expect((await accept(token, 'colleague')).status).toBe(422)
    const accepted = await accept(token)
    expect(accepted.status).toBe(201)
    expect(accepted.data.user).toMatchObject({ id: data.id, email: data.email })
    expect(accepted.headers['set-cookie']).toEqual([
      expect.stringMatching(/^portal_session=/),
      expect.stringMatching(/^portal_device=/),
    ])
    const own = await api.visitor.inject({
      url: '/api/v1/session',
      headers: { authorization: `Bearer ${accepted.data.token}` },
    })
    expect(own.statusCode).toBe(200)
    expect(await listed(data.id)).toMatchObject({ invited: false, invited_until: null })
    expect((await accept(token)).refusal).toMatchObject({ statusCode: 404, code: 'invitations.unknown' })
  })

  it.each(['.', '>', ',', '%C2%A0', '%E2%80%8B', '%0A'])(
    'a link with the sign %s behind or in it is the link',
    async (sign) => {
      const { data } = await invite()
      const token = tokenOf(data.invitation?.url)
      const urls = [`${token}${sign}`, `${token.slice(0, 20)}${sign}${token.slice(20)}`]
      for (const path of urls) {
        const shown = await api.visitor.inject({ url: `/api/v1/invitations/${path}` })
        expect([path, shown.statusCode]).toEqual([path, 200])
      }
    },
  )

  it('nobody can sign in before', async () => {
    const { data } = await invite()
    const attempt = await api.visitor.call(session.create, {
      body: { session: { email: data.email, password: 'a longer password' } },
    })
    expect(attempt.status).toBe(401)
  })

  it('a newer invitation ends the older one, and a withdrawn one opens nothing', async () => {
    const { data } = await invite()
    const again = await manager.call(invitations.create, { params: { id: data.id } })
    expect(again.status).toBe(201)
    expect((await accept(tokenOf(data.invitation?.url))).status).toBe(404)
    expect((await manager.call(invitations.remove, { params: { id: data.id } })).status).toBe(204)
    expect((await accept(tokenOf(again.data.url))).status).toBe(404)
    expect(await listed(data.id)).toMatchObject({ invited: true, invited_until: null })
    const nothing = await manager.call(invitations.remove, { params: { id: data.id } })
    expect(nothing.refusal).toMatchObject({ statusCode: 404, code: 'invitations.not_found' })
  })

  it('a person with a password is not invited, and a typed password ends the invitation', async () => {
    const person = await buildUser(api.db)
    const refused = await manager.call(invitations.create, { params: { id: person.id } })
    expect(refused.refusal).toMatchObject({ statusCode: 409, code: 'invitations.has_password' })
    const { data } = await invite()
    const body = { user: { password: 'typed by a manager' } }
    expect((await manager.call(passwords.change, { params: { id: data.id }, body })).status).toBe(200)
    expect((await accept(tokenOf(data.invitation?.url))).status).toBe(404)
    expect(await listed(data.id)).toMatchObject({ invited: false, invited_until: null })
  })

  it('ends after a week, and when the person is deactivated', async () => {
    const late = await invite()
    api.setNow(week)
    expect((await accept(tokenOf(late.data.invitation?.url))).status).toBe(404)
    api.setNow(defaultNow)
    const { data } = await invite()
    const change = (active: boolean) =>
      manager.call(users.update, { params: { id: data.id }, body: { user: { active } } })
    await change(false)
    expect((await manager.call(invitations.create, { params: { id: data.id } })).refusal.code).toBe(
      'invitations.inactive',
    )
    await change(true)
    expect((await accept(tokenOf(data.invitation?.url))).status).toBe(404)
  })

  it('is used by one of two at once', async () => {
    const { data } = await invite()
    const token = tokenOf(data.invitation?.url)
    const answers = await Promise.all([accept(token, 'first password!'), accept(token, 'second password!')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404])
  })

  it('a password is typed or the person is invited, and not both', async () => {
    expect((await invite({ password: 'a longer password' })).refusal.errors).toEqual({
      password: ['An invited person sets the password: leave it out'],
    })
    expect((await invite({ invite: false })).refusal.errors).toEqual({ password: ['No password provided.'] })
  })
})

it.each([
  ['at midday', '2026-11-27T13:00:00Z', '04.12.2026', '2026-12-04T21:59:00Z', '2026-12-04T22:00:00Z'],
  ['after midnight', '2026-11-26T22:30:00Z', '04.12.2026', '2026-12-04T21:59:00Z', '2026-12-04T22:00:00Z'],
  ['before midnight', '2026-11-26T21:30:00Z', '03.12.2026', '2026-12-03T21:59:00Z', '2026-12-03T22:00:00Z'],
])(
  'an invitation that is made %s works until the day that its mail names is over in the company',
  async (_, made, day, last, over) => {
    const api = await createTestApp({ isMailSetUp: true })
    api.setNow(made)
    const { id } = await buildUser(api.db, { is_invited: true })
    const admin = await api.as(await buildAdmin(api.db))
    await admin.call(invitations.create, { params: { id } })
    const [mail] = await api.db.select().from(mails)
    expect(mail?.text).toContain(`until the end of ${day}`)
    const token = /\/invitation\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const statusAt = async (moment: string) => {
      api.setNow(moment)
      return (await api.visitor.call(invitations.show, { params: { token } })).status
    }
    expect([await statusAt(last), await statusAt(over)]).toEqual([200, 404])
    await api.close()
  },
)

it('with mail the link goes to the person alone, and an ended invitation is not sent', async () => {
  const { api, manager, invite } = await invitingCompany({ isMailSetUp: true })
  const { data } = await invite()
  expect(data.invitation).toEqual({ invited_until: week })
  const again = await manager.call(invitations.create, { params: { id: data.id } })
  expect(again.data).toEqual({ invited_until: week })
  const written = await api.db.select().from(mails).orderBy(mails.id)
  expect(written.map(({ kind, state, to_email }) => [kind, state, to_email])).toEqual([
    ['invitation', 'expired', data.email],
    ['invitation', 'waiting', data.email],
  ])
  expect(written[1]?.text).toContain('Mary Major has made an account for you')
  const token = /\/invitation\/(\S+)/.exec(written[1]?.text ?? '')?.[1] ?? ''
  expect((await api.visitor.call(invitations.show, { params: { token } })).data.email).toBe(data.email)
  await api.close()
})
