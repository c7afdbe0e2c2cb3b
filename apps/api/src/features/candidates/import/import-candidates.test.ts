import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { buildTechnology } from '../../../../test/factories/reference.ts'
import { buildCandidate, buildVacancy } from '../../../../test/factories/vacancy.ts'
import { buildWebhook } from '../../../../test/factories/webhook.ts'
import { importerOf } from '../../../../test/imports/import-rows.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'
import { candidates, significateChanges } from '../../../db/schema/candidates.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import type { ReadRow } from '../../../imports/import-kind.ts'
import { findCandidateRow } from '../candidates.store.ts'
import { candidatesImport } from './import-candidates.ts'

let database: TestDatabase
let importer: Awaited<ReturnType<typeof importerOf>>
beforeAll(async () => {
  database = await createTestDatabase()
  importer = await importerOf(database.db, candidatesImport)
})
afterAll(() => database.close())

const newVacancy = async () => (await buildVacancy(database.db)).id
const movesOf = (candidateId: number) =>
  database.db
    .select({ from: significateChanges.from_significate, to: significateChanges.to_significate })
    .from(significateChanges)
    .where(eq(significateChanges.candidate_id, candidateId))
    .orderBy(significateChanges.id)
const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)

describe('an import of candidates', () => {
  it('candidates are added with their history, nobody is told, and the same file changes nothing', async () => {
    const { db } = database
    await buildWebhook(db)
    const vacancy = await newVacancy()
    const { id: technology } = await buildTechnology(db)
    const rows: ReadRow['values'][] = [
      {
        vacancy,
        full_name: 'Olena Bondar',
        email: 'Olena@Example.com',
        phone: '067 123 45 67',
        salary: 2500.5,
        experience: 3.5,
        english: 'advanced',
        significate: 'interviewing',
        first_interview: '2025-03-10',
        ping_again_on: '2025-04-01',
        linkedin: 'linkedin.com/in/olena',
        technologies: [technology],
        recruiter_note: 'First line\nSecond line',
      },
      { vacancy, full_name: 'Ivan Petrenko' },
    ]
    const { checked, written } = await importer.write(rows)
    expect(statesOf(checked)).toEqual(['create', 'create'])
    const [olena = 0, ivan = 0] = written.map(({ object_id }) => object_id)
    expect(await findCandidateRow(db, olena)).toMatchObject({
      vacancy_id: vacancy,
      full_name: 'Olena Bondar',
      email: 'Olena@Example.com',
      salary: 2500.5,
      experience: 3.5,
      english: 'advanced',
      significate: 'interviewing',
      ping_again: true,
      ping_again_on: '2025-04-01',
      linkedin: 'https://linkedin.com/in/olena',
      technologies: [{ id: technology }],
      recruiter_note: 'First line\nSecond line',
      version: 1,
    })
    expect(await findCandidateRow(db, ivan)).toMatchObject({ english: 'elementary', significate: 'hired' })
    const [stored] = await db.select().from(candidates).where(eq(candidates.id, olena))
    expect(stored).toMatchObject({ email_key: 'olena@example.com', phone_keys: ['+380671234567'] })
    expect(await movesOf(olena)).toEqual([{ from: null, to: 'interviewing' }])
    expect(await trailOfObject(db, 'candidate', olena)).toMatchObject([
      { act: 'candidates.create', actor_id: importer.actor.id },
    ])
    expect(await db.select().from(webhookDeliveries)).toEqual([])
    expect(statesOf(await importer.check(rows))).toEqual(['same', 'same'])
  })

  it('a candidate of the vacancy is found by e-mail, else phone, else a name that nothing contradicts', async () => {
    const vacancy = await newVacancy()
    const build = (overrides: object) => buildCandidate(database.db, { vacancy_id: vacancy, ...overrides })
    await build({ full_name: 'By Mail', email: 'mail@example.com' })
    await build({ full_name: 'By Phone', phone: '+380 50 111 22 33' })
    await build({ full_name: 'By Name' })
    await build({ full_name: 'Namesake', email: 'namesake@example.com' })
    const checked = await importer.check([
      { vacancy, full_name: 'By Mail', email: 'MAIL@example.com' },
      { vacancy, full_name: 'By Phone', email: 'new@example.com', phone: '050 1112233' },
      { vacancy, full_name: 'by  name', company: 'Acme' },
      { vacancy, full_name: 'Namesake', email: 'other@example.com' },
      { vacancy: await newVacancy(), full_name: 'By Mail', email: 'mail@example.com' },
    ])
    expect(checked).toMatchObject([
      { state: 'same' },
      {
        state: 'change',
        changes: [
          { field: 'phone', before: '+380 50 111 22 33', after: '050 1112233' },
          { field: 'email', before: null, after: 'new@example.com' },
        ],
      },
      {
        state: 'change',
        changes: [{ field: 'full_name' }, { field: 'company', before: null, after: 'Acme' }],
      },
      { state: 'create' },
      { state: 'create' },
    ])
  })

  it('changes are written, a move into the history, and all of it is taken back', async () => {
    const { db } = database
    const [old, next] = [await buildTechnology(db), await buildTechnology(db)]
    const vacancy = await newVacancy()
    const row = { vacancy, full_name: 'Taras', email: 't@example.com', significate: 'interviewing' }
    const first = await importer.write([{ ...row, technologies: [old.id] }])
    const id = first.written[0]?.object_id ?? 0
    const before = await findCandidateRow(db, id)
    const { checked, written } = await importer.write([
      {
        ...row,
        significate: 'preoffer',
        technologies: [next.id],
        phone: '0671112233',
        ping_again_on: '2025-05-01',
      },
    ])
    expect(checked).toMatchObject([
      {
        state: 'change',
        changes: [
          { field: 'phone' },
          { field: 'significate', before: 'interviewing', after: 'preoffer' },
          { field: 'ping_again_on' },
          { field: 'technologies', before: old.name, after: next.name },
        ],
      },
    ])
    expect(await importer.takeBack(first.written)).toMatchObject([
      { reason: { code: 'imports.changed_since' } },
    ])
    expect(await importer.takeBack(written)).toEqual([])
    expect(await findCandidateRow(db, id)).toEqual({ ...before, version: 3 })
    expect(await movesOf(id)).toEqual([
      { from: null, to: 'interviewing' },
      { from: 'interviewing', to: 'preoffer' },
      { from: 'preoffer', to: 'interviewing' },
    ])
    const acts = (await trailOfObject(db, 'candidate', id)).map(({ act }) => act)
    expect(acts).toEqual(['candidates.create', 'candidates.update', 'candidates.update'])
  })

  it('added candidates are deleted when the import is taken back', async () => {
    const vacancy = await newVacancy()
    const { written } = await importer.write([{ vacancy, full_name: 'For a moment' }])
    expect(await importer.takeBack(written)).toEqual([])
    const id = written[0]?.object_id ?? 0
    expect(await findCandidateRow(database.db, id)).toBeUndefined()
    expect((await trailOfObject(database.db, 'candidate', id)).map(({ act }) => act)).toEqual([
      'candidates.create',
      'candidates.delete',
    ])
    expect(await importer.takeBack(written)).toMatchObject([
      { number: 2, object: `#${id}`, reason: { code: 'imports.changed_since' } },
    ])
  })

  it('rows are refused with the sentences of the form', async () => {
    const vacancy = await newVacancy()
    const checked = await importer.check([
      { vacancy },
      { vacancy, full_name: 'A', email: 'a@' },
      { vacancy, full_name: 'B', experience: 100 },
      { vacancy: 999_999, full_name: 'C' },
      { vacancy, full_name: 'D', phone: '0501112233' },
      { vacancy, full_name: 'E', phone: '+380 50 111 2233' },
      { vacancy, full_name: 'F', technologies: [-1, -2] },
    ])
    expect(checked).toMatchObject([
      { state: 'refuse', reasons: [{ field: 'full_name', code: 'candidates.no_name' }] },
      { state: 'refuse', reasons: [{ field: 'email', code: 'input.email' }] },
      { state: 'refuse', reasons: [{ field: 'experience', code: 'candidates.experience' }] },
      { state: 'refuse', reasons: [{ field: 'vacancy', code: 'candidates.unknown_vacancy' }] },
      { state: 'create' },
      { state: 'refuse', reasons: [{ field: 'full_name', code: 'imports.twice', facts: { row: 6 } }] },
      { state: 'create' },
    ])
  })
})
