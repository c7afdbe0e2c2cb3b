import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAuditEntry } from '../../../test/factories/audit-entry.ts'
import { auditEntries } from '../schema/audit-entries.ts'
import { forgetTrail } from './forget-trail.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('rows of the trail that are older than so many months are deleted, in as many portions as it takes', async () => {
  for (const day of ['2024-11-01', '2024-12-01', '2025-01-01', '2025-02-27', '2025-02-28', '2025-03-01']) {
    await buildAuditEntry(api.db, { object: day, at: new Date(`${day}T12:00:00Z`) })
  }
  await forgetTrail(api.db, { now: new Date('2025-03-28T00:00:00Z'), keepMonths: 1, portionRows: 2 })
  const rows = await api.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
  expect(rows.map(({ object }) => object)).toEqual(['2025-02-28', '2025-03-01'])
})
