import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { countTrail, trailOfPerson } from '../../../test/trail/read-trail.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())

const body = { password: 'a secret of ten' }

describe('the trail of links that set a password', () => {
  it('tells who invited a person and who withdrew it', async () => {
    const manager = await buildManager(api.db)
    const client = await api.as(manager)
    const { id } = await buildUser(api.db, { is_invited: true })
    await client.call(invitations.create, { params: { id } })
    await client.call(invitations.remove, { params: { id } })
    expect(await trailOfPerson(api.db, id)).toMatchObject([
      { act: 'invitations.create', actor_id: manager.id, object_id: id },
      { act: 'invitations.delete', actor_id: manager.id, object_id: id },
    ])
  })

  it('names the invited person by the link, with the sign-in and without the password', async () => {
    const { id } = await buildUser(api.db, { is_invited: true })
    const token = await buildAccountLink(api.db, { kind: 'invitation', user_id: id })
    await api.visitor.call(invitations.accept, { params: { token }, body, from: '192.0.2.7' })
    const rows = await trailOfPerson(api.db, id)
    const byLink = { actor_id: id, via: 'link', address: '192.0.2.7' }
    expect(rows).toMatchObject([
      {
        act: 'session.sign_in',
        object_type: 'session',
        ...byLink,
        changes: [{ field: 'way', after: 'link' }],
      },
      {
        act: 'invitations.accept',
        object_type: 'user',
        ...byLink,
        changes: [{ field: 'password', hidden: true }],
      },
    ])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${body.password}|${token}`))
  })

  it('names the person of a reset by the link; a link that was used leaves no row', async () => {
    const { id } = await buildUser(api.db)
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: id })
    const use = () => api.visitor.call(passwordResets.use, { params: { token }, body })
    expect([(await use()).status, (await use()).status]).toEqual([204, 404])
    expect(await trailOfPerson(api.db, id)).toMatchObject([
      { act: 'password_resets.use', actor_id: id, via: 'link' },
    ])
  })

  it('does not tell who asked for a new password', async () => {
    const { email } = await buildUser(api.db)
    const before = await countTrail(api.db)
    expect((await api.visitor.call(passwordResets.create, { body: { email } })).status).toBe(202)
    expect(await countTrail(api.db)).toBe(before)
  })
})
