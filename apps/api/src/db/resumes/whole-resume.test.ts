import { publicResume, resume } from '@portal/contract/resumes/resumes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import {
  buildExperience,
  buildLanguage,
  buildResume,
  buildWholeResume,
} from '../../../test/factories/resume.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { systemClock } from '../../use-case/clock.ts'
import { resumes } from '../schema/resumes/resumes.ts'
import { presentPublicResume, presentResume } from './present-resume.ts'
import { lockResume, lockResumeWithContacts, touchResume } from './resume-changes.ts'
import { readWholeResume, type WholeResume } from './whole-resume.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const build = async (make: typeof buildResume) => make(database.db, (await buildUser(database.db)).id)

async function wholeResume(id: number): Promise<WholeResume> {
  const row = await readWholeResume(database.db, { id })
  if (row === undefined) throw new Error('The CV is missing')
  return row
}

it('a CV is read by id or slug with every section as the contract has it', async () => {
  const { id, slug } = await build(buildWholeResume)
  const row = await wholeResume(id)
  expect(await readWholeResume(database.db, { slug })).toEqual(row)
  const answer = presentResume(row, {
    clock: systemClock('Europe/Kyiv'),
    config: { publicUrl: 'http://portal.test' },
  })
  expect(z.parse(resume, answer)).toEqual(answer)
  expect(answer.experiences).toMatchObject([
    { job_started_on: '2020-01-01', ongoing: false, responsibilities: ['Releases'], position: 1 },
  ])
  expect([answer.skills, answer.courses, answer.books]).toMatchObject([
    [{ skills: ['PostgreSQL'] }],
    [{ acquire_date: '2021-05', stack: ['SQL'] }],
    [{ title: 'Refactoring', cover: null }],
  ])
  const shown = presentPublicResume(row)
  expect(z.parse(publicResume, shown)).toEqual(shown)
  expect(JSON.stringify(shown)).not.toMatch(/position|version|"(?:user_|resume_)?id"/)
})

it('a CV without sections has empty lists, and an unknown CV is undefined', async () => {
  const { id } = await build(buildResume)
  const { skills, experiences, books } = await wholeResume(id)
  expect([skills, experiences, books]).toEqual([[], [], []])
  expect(await readWholeResume(database.db, { id: 999_999 })).toBeUndefined()
  expect(await readWholeResume(database.db, { slug: 'nobody' })).toBeUndefined()
  expect(await database.db.transaction((tx) => lockResume(tx, 999_999))).toBeUndefined()
})

it('the items of a CV come by position and items of equal positions by id; sections without positions come in the order of creation', async () => {
  const { id: resume_id } = await build(buildResume)
  const last = await buildExperience(database.db, { resume_id, position: 12 })
  const first = await buildExperience(database.db, { resume_id, position: 2 })
  const second = await buildExperience(database.db, { resume_id, position: 2 })
  for (const name of ['Ukrainian', 'English']) await buildLanguage(database.db, { resume_id, name })
  const row = await wholeResume(resume_id)
  expect(row.experiences.map(({ id }) => id)).toEqual([first.id, second.id, last.id])
  expect(row.languages.map(({ name }) => name)).toEqual(['Ukrainian', 'English'])
})

it('every change of a section sets a later moment, even within a transaction, and the version of the CV stays', async () => {
  const { id } = await build(buildResume)
  const moments: number[] = []
  await database.db.transaction(async (tx) => {
    await lockResume(tx, id)
    for (let change = 0; change < 5; change += 1) {
      await touchResume(tx, id)
      const [row] = await tx.select().from(resumes).where(eq(resumes.id, id))
      moments.push(row?.updated_at.getTime() ?? 0)
    }
  })
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
  expect((await wholeResume(id)).version).toBe(1)
})

it.each([
  ['a CV without a role', { role: '' }],
  ['a CV without a name', { name: '' }],
])('no section is added to %s', async (_, contacts) => {
  const { id } = await buildResume(database.db, (await buildUser(database.db)).id, contacts)
  for (const resume_id of [id, 999_999]) {
    const adding = database.db.transaction((tx) => lockResumeWithContacts(tx, resume_id))
    await expect(adding).rejects.toMatchObject({
      statusCode: 422,
      fields: { resume_id: [{ code: 'resumes.no_contacts' }] },
    })
  }
})
