import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume, buildSkillSet } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { type Send, senderOf } from '../../../../test/resumes/sections.ts'
import { skillSets } from '../../../db/schema/resumes/resume-sections.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let send: Send
let person: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  send = senderOf(await api.as(await buildManager(api.db)))
  person = await buildUser(api.db)
})
afterAll(() => api.close())

const rounds = () => Array.from({ length: api.database.kind === 'postgres' ? 20 : 3 })

const add = (resume_id: number, skill_set = 'Languages') =>
  send('POST', '/skill_sets', { resume_id, skill_set, skills: ['TypeScript'] })
const reorder = (resume_skills: Record<string, number>) =>
  send('PUT', '/skill_sets/reorder', { resume_skills })
const listItems = (resume_id: number) =>
  api.db
    .select({ id: skillSets.id, position: skillSets.position })
    .from(skillSets)
    .where(eq(skillSets.resume_id, resume_id))
    .orderBy(asc(skillSets.position), asc(skillSets.id))
const positionsOf = async (resume_id: number) => (await listItems(resume_id)).map(({ position }) => position)

async function resumeWithThree() {
  const { id: resume_id } = await buildResume(api.db, person.id)
  const ids: number[] = []
  for (const position of [1, 2, 3]) ids.push((await buildSkillSet(api.db, { resume_id, position })).id)
  const [a = 0, b = 0, c = 0] = ids
  return { resume_id, a, b, c }
}

it('items that are added to a CV at once get different positions', async () => {
  const { id } = await buildResume(api.db, person.id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(id)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(await positionsOf(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('of two opposite swaps at once one is the last, and each item has a position of its own', async () => {
  for (const _round of rounds()) {
    const { resume_id, a, b, c } = await resumeWithThree()
    const answers = await Promise.all([reorder({ [a]: 2, [b]: 1 }), reorder({ [a]: 1, [b]: 2 })])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect([
      [a, b, c],
      [b, a, c],
    ]).toContainEqual((await listItems(resume_id)).map(({ id }) => id))
    expect(await positionsOf(resume_id)).toEqual([1, 2, 3])
  }
})

it('swaps that share an item leave each item a position of its own', async () => {
  for (const _round of rounds()) {
    const { resume_id, a, b, c } = await resumeWithThree()
    const answers = await Promise.all([
      reorder({ [a]: 2, [b]: 1 }),
      reorder({ [c]: 2, [b]: 3 }),
      reorder({ [a]: 3, [c]: 1 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await positionsOf(resume_id)).toEqual([1, 2, 3])
  }
})

it('a swap with an item that is being deleted is made before or refused completely', async () => {
  for (const _round of rounds()) {
    const { resume_id, a, b, c } = await resumeWithThree()
    const [swapped, deleted] = await Promise.all([
      reorder({ [a]: 3, [c]: 1 }),
      send('DELETE', `/skill_sets/${a}`),
    ])
    expect(deleted.status).toBe(204)
    const left = await listItems(resume_id)
    const expected = swapped.status === 204 ? [1, 2] : [2, 3]
    expect([204, 422]).toContain(swapped.status)
    expect(left.map(({ position }) => position)).toEqual(expected)
    expect(left.map(({ id }) => id)).toEqual(swapped.status === 204 ? [c, b] : [b, c])
  }
})

it('a reorder and a simultaneous change of a text are both kept', async () => {
  for (const _round of rounds()) {
    const { resume_id, a, b, c } = await resumeWithThree()
    const [swapped, changed] = await Promise.all([
      reorder({ [a]: 2, [b]: 1 }),
      send('PUT', `/skill_sets/${a}`, { skill_set: 'Databases of today' }),
    ])
    expect([swapped.status, changed.status]).toEqual([204, 200])
    expect((await listItems(resume_id)).map(({ id }) => id)).toEqual([b, a, c])
    const [row] = await api.db.select().from(skillSets).where(eq(skillSets.id, a))
    expect(row).toMatchObject({ skill_set: 'Databases of today', position: 2, version: 2 })
  }
})

it('a CV that is deleted while its sections change is deleted with them', async () => {
  for (const _round of rounds()) {
    const { resume_id, a, b } = await resumeWithThree()
    const [, added, changed, swapped] = await Promise.all([
      api.db.delete(resumes).where(eq(resumes.id, resume_id)),
      add(resume_id),
      send('PUT', `/skill_sets/${a}`, { skill_set: 'Databases' }),
      reorder({ [a]: 2, [b]: 1 }),
    ])
    expect([201, 422]).toContain(added.status)
    expect([200, 404]).toContain(changed.status)
    expect([204, 422]).toContain(swapped.status)
    expect(await listItems(resume_id)).toEqual([])
  }
})
