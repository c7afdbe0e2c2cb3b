import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../use-case/clock.ts'
import { portalItself } from '../../use-case/origin.ts'
import type { TrailEntry } from '../../use-case/trail.ts'
import { auditEntries } from '../schema/audit-entries.ts'
import { addToTrail } from './add-to-trail.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('an act on more objects than one statement has room for leaves a row for each, in their order', async () => {
  const ids = Array.from({ length: 6_000 }, (_, index) => index + 1)
  const entries = ids.map(
    (object_id): TrailEntry => ({
      act: 'candidates.delete',
      object_type: 'candidate',
      object_id,
      object: 'Anna Koval',
      person_id: null,
      changes: [],
    }),
  )
  await database.db.transaction((tx) => addToTrail(tx, systemClock('Europe/Kyiv'), portalItself, entries))
  const rows = await database.db
    .select({ object_id: auditEntries.object_id })
    .from(auditEntries)
    .orderBy(auditEntries.id)
  expect(rows.map(({ object_id }) => object_id)).toEqual(ids)
})
