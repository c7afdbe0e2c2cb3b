import { mails } from '@portal/contract/mails'
import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildMail } from '../../../test/factories/mail.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { countTrail, trailOfObject } from '../../../test/trail/read-trail.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())

it('a mail that an admin sends again is told with its addressee and kind, and without its text', async () => {
  const admin = await buildAdmin(api.db)
  const { id: user_id } = await buildUser(api.db)
  const { id, to_email } = await buildMail(api.db, { user_id, text: 'A secret link' })
  await (await api.as(admin)).call(mails.retry, { params: { id } })
  const rows = await trailOfObject(api.db, 'mail', id)
  expect(rows).toMatchObject([
    {
      act: 'mails.retry',
      actor_id: admin.id,
      object: to_email,
      person_id: user_id,
      changes: [{ field: 'kind', before: null, after: 'test', hidden: false }],
    },
  ])
  expect(JSON.stringify(rows)).not.toContain('secret')
})

it('held mails that an admin drops are told once with their number, and none leave no row', async () => {
  const admin = await buildAdmin(api.db)
  const client = await api.as(admin)
  for (const _ of [1, 2]) await buildMail(api.db, { user_id: admin.id, state: 'held' })
  const before = await countTrail(api.db)
  await client.call(mails.dropHeld)
  await client.call(mails.dropHeld)
  const rows = await api.db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, before))
    .orderBy(asc(auditEntries.id))
  expect(rows).toMatchObject([
    { act: 'mails.drop_held', object_id: null, actor_id: admin.id, changes: [{ field: 'count', after: 2 }] },
  ])
})
