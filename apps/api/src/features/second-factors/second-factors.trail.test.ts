import { secondFactors } from '@portal/contract/accounts/second-factors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { codeAt, givePasskey, passkeyUrl } from '../../../test/sign-in/factors.ts'
import { trailOfPerson } from '../../../test/trail/read-trail.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
})
afterAll(() => api.close())

it('codes are told when they are confirmed and removed, without secret and recovery codes', async () => {
  const person = await buildUser(api.db)
  const own = await api.as(person)
  const { secret } = (await own.call(secondFactors.startTotp)).data
  expect(await trailOfPerson(api.db, person.id)).toEqual([])
  const { data } = await own.call(secondFactors.confirmTotp, { body: { code: codeAt(secret, defaultNow) } })
  await own.call(secondFactors.renewRecoveryCodes)
  await own.call(secondFactors.removeTotp)
  const rows = await trailOfPerson(api.db, person.id)
  expect(rows.map(({ act, actor_id, object_id, changes }) => [act, actor_id, object_id, changes])).toEqual([
    ['second_factors.set_up_totp', person.id, person.id, []],
    ['second_factors.renew_recovery_codes', person.id, person.id, []],
    ['second_factors.remove_totp', person.id, person.id, []],
  ])
  expect(data.recovery_codes).toHaveLength(10)
})

it('a passkey is told by its name as it is added, renamed and removed, and not when the name stays', async () => {
  const person = await buildUser(api.db)
  const own = await api.as(person)
  const { passkey } = await givePasskey(own, 'Laptop')
  const params = { id: passkey.id }
  await own.call(secondFactors.renamePasskey, { params, body: { name: 'Laptop' } })
  await own.call(secondFactors.renamePasskey, { params, body: { name: 'Phone' } })
  await own.call(secondFactors.removePasskey, { params })
  const rows = await trailOfPerson(api.db, person.id)
  expect(rows.map(({ act, changes: [name] }) => [act, name?.before, name?.after])).toEqual([
    ['passkeys.create', null, 'Laptop'],
    ['passkeys.update', 'Laptop', 'Phone'],
    ['passkeys.delete', 'Phone', null],
  ])
})
