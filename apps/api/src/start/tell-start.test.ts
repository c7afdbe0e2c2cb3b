import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../test/app.ts'
import { auditEntries } from '../db/schema/audit-entries.ts'
import { clockAt } from '../use-case/clock.ts'
import { presentVersion, tellStart } from './tell-start.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const start = () =>
  tellStart(
    api.database,
    clockAt('Europe/Kyiv', () => new Date(defaultNow)),
  )
const starts = () =>
  api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.act, 'portal.start'))
    .orderBy(desc(auditEntries.id))

it('of processes that start at once one tells the trail of the version, and later ones do when it changes', async () => {
  const version = await presentVersion(api.db)
  expect(version).toMatch(/^\d+\.\d+\.\d+\+\d+$/)
  await Promise.all([start(), start(), start()])
  await start()
  expect(await starts()).toMatchObject([
    {
      object_type: 'portal',
      object: version,
      via: 'portal',
      actor_id: null,
      changes: [{ field: 'version', before: null, after: version, hidden: false }],
    },
  ])
  await api.db.update(auditEntries).set({ object: '0.0.9+30' })
  await start()
  expect(await starts()).toMatchObject([
    { object: version, changes: [{ field: 'version', before: '0.0.9+30', after: version }] },
    { object: '0.0.9+30' },
  ])
})
