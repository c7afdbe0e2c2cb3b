import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import { passwords } from '@portal/contract/accounts/passwords'
import { mails as mailCalls } from '@portal/contract/mails'
import { type UserChanges, users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { invitingCompany, week } from '../../../test/inviting-company.ts'
import { mails } from '../../db/schema/mails.ts'
import { subRoles } from '../../db/schema/people/sub-roles.ts'

describe('a person who is changed before they set a password', () => {
  let api: TestApp
  let admin: Client
  let invite: Awaited<ReturnType<typeof invitingCompany>>['invite']
  let roles: { id: number; key: string }[]
  beforeAll(async () => {
    ;({ api, invite } = await invitingCompany({ isMailSetUp: true }))
    admin = await api.as(await buildAdmin(api.db, { first_name: 'Ada', last_name: 'Admin' }))
    roles = await api.db.select().from(subRoles)
  })
  afterAll(() => api.close())

  const change = (id: number, user: UserChanges) =>
    admin.call(users.update, { params: { id }, body: { user } })
  const roleIds = (key: string) => roles.flatMap((role) => (role.key === key ? [role.id] : []))
  const mailsOf = async (id: number) => {
    const written = await api.db.select().from(mails).where(eq(mails.user_id, id)).orderBy(mails.id)
    return written.map((mail) => ({ ...mail, token: /\/invitation\/(\S+)/.exec(mail.text ?? '')?.[1] ?? '' }))
  }
  const isOpen = async (token: string) =>
    (await api.visitor.call(invitations.show, { params: { token } })).status === 200
  const invited = async () => {
    const { data } = await invite()
    const [mail] = await mailsOf(data.id)
    expect(await isOpen(mail?.token ?? '')).toBe(true)
    return { ...data, token: mail?.token ?? '' }
  }
  const listed = async (id: number) => {
    const { data } = await admin.call(users.list, { query: { user_id: id } })
    return data.users[0]
  }

  const password = 'a longer password'
  const ends: [string, (person: { id: number; token: string }) => Promise<unknown>][] = [
    ['another e-mail', ({ id }) => change(id, { email: `corrected${nextNumber()}@portal.test` })],
    ['a deactivation', ({ id }) => change(id, { active: false })],
    [
      'its use',
      ({ token }) => api.visitor.call(invitations.accept, { params: { token }, body: { password } }),
    ],
    ['its withdrawal', ({ id }) => admin.call(invitations.remove, { params: { id } })],
    [
      'a password that an admin types',
      ({ id }) => admin.call(passwords.change, { params: { id }, body: { user: { password } } }),
    ],
    ['the end of its week', async () => api.setNow(week)],
  ]

  it.each(
    ends.flatMap(([reason, happen]) =>
      (['waiting', 'failed'] as const).map((state) => ({ reason, happen, state })),
    ),
  )('$reason ends the link, its mail that is $state, and its mark', async ({ happen, state }) => {
    const person = await invited()
    await api.db.update(mails).set({ state }).where(eq(mails.user_id, person.id))
    const mayBeSentAgain = async () => {
      const { data } = await admin.call(mailCalls.list, { query: { limit: 100 } })
      return data.mails.find(({ to }) => to === person.email)?.can.retry
    }
    expect([await mayBeSentAgain(), (await listed(person.id))?.invited_until]).toEqual([true, week])
    await happen(person)
    expect([await isOpen(person.token), await mayBeSentAgain()]).toEqual([false, false])
    expect((await listed(person.id))?.invited_until).toBeNull()
    api.setNow(defaultNow)
  })

  it('an e-mail that is changed and changed back, or a role and a role back, revives no link', async () => {
    const [one, other] = [await invited(), await invited()]
    await change(one.id, { email: `elsewhere${nextNumber()}@portal.test` })
    await change(one.id, { email: one.email })
    await change(other.id, { role_ids: roleIds('ceo') })
    await change(other.id, { role_ids: roleIds('developer') })
    expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, false])
  })

  it('a role of another rank ends the link, and the person is invited anew by one mail', async () => {
    const person = await invited()
    await change(person.id, { role_ids: roleIds('ceo') })
    expect(await isOpen(person.token)).toBe(false)
    const [before, anew, ...others] = await mailsOf(person.id)
    expect([before?.state, anew?.state, others]).toEqual(['expired', 'waiting', []])
    expect(anew?.text).toContain('Ada Admin has made an account for you')
    expect(await isOpen(anew?.token ?? '')).toBe(true)
    expect(await listed(person.id)).toMatchObject({ role: 'admin', invited: true, invited_until: week })
  })

  it('a role of another rank with another e-mail invites the person at the new one', async () => {
    const person = await invited()
    const email = `promoted${nextNumber()}@portal.test`
    await change(person.id, { email, role_ids: roleIds('ceo') })
    const written = await mailsOf(person.id)
    expect(written.map(({ to_email, state }) => [to_email, state])).toEqual([
      [person.email, 'expired'],
      [email, 'waiting'],
    ])
    expect(await isOpen(written[1]?.token ?? '')).toBe(true)
  })

  it('a role of the same rank, an e-mail in other letters and a new name leave the link as it is', async () => {
    const person = await invited()
    await change(person.id, { role_ids: roleIds('qa') })
    await change(person.id, { email: person.email.toUpperCase(), first_name: 'Newer' })
    expect(await isOpen(person.token)).toBe(true)
    expect(await mailsOf(person.id)).toHaveLength(1)
  })

  it('another e-mail is told to the address of before, whoever changed it, and to nobody who never signed in', async () => {
    const person = await buildUser(api.db)
    const email = `new${nextNumber()}@portal.test`
    await change(person.id, { email })
    await change(person.id, { email: email.toUpperCase(), position: 'Lead' })
    const told = await mailsOf(person.id)
    expect(told.map(({ kind, to_email }) => [kind, to_email])).toEqual([['email_changed', person.email]])
    expect(told[0]?.text).toContain(`is now ${email}`)
    const invitedPerson = await invited()
    await change(invitedPerson.id, { email: `other${nextNumber()}@portal.test` })
    expect((await mailsOf(invitedPerson.id)).map(({ kind }) => kind)).toEqual(['invitation'])
  })

  it('the link of a reset ends with another e-mail and with a role of another rank', async () => {
    for (const changes of [{ email: `reset${nextNumber()}@portal.test` }, { role_ids: roleIds('ceo') }]) {
      const person = await buildUser(api.db)
      const token = await buildAccountLink(api.db, { user_id: person.id, kind: 'password_reset' })
      await change(person.id, changes)
      await change(person.id, { email: person.email, role_ids: roleIds('developer') })
      const used = await api.visitor.call(passwordResets.use, {
        params: { token },
        body: { password: 'a longer password' },
      })
      expect(used.status).toBe(404)
    }
  })
})

describe('a session without a fresh proof', () => {
  it('sends no mail again that sets a password, and others as before', async () => {
    const { api, invite } = await invitingCompany({ isMailSetUp: true })
    const admin = await api.as(await buildAdmin(api.db))
    await invite()
    await admin.call(mailCalls.test)
    api.setNow(new Date(Date.parse(defaultNow) + 16 * 60_000).toISOString())
    const written = await api.db.select().from(mails).orderBy(mails.id)
    const answers = await Promise.all(
      written.map(({ id }) => admin.call(mailCalls.retry, { params: { id } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([403, 204])
    expect(answers[0]?.refusal.code).toBe('session.confirm_first')
    await api.close()
  })

  it('makes, renews and shows no link of an invitation', async () => {
    const { api, manager, invite } = await invitingCompany({ demo: true })
    const { data } = await invite()
    const [mail] = await api.db.select().from(mails).where(eq(mails.user_id, data.id))
    const admin = await api.as(await buildAdmin(api.db))
    api.setNow(new Date(Date.parse(defaultNow) + 16 * 60_000).toISOString())
    const refused = [
      await invite(),
      await manager.call(invitations.create, { params: { id: data.id } }),
      await admin.call(mailCalls.show, { params: { id: mail?.id ?? 0 } }),
    ]
    expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      refused.map(() => [403, 'session.confirm_first']),
    )
    await api.close()
  })
})
