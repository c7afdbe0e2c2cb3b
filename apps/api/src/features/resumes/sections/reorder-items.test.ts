import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  buildEducation,
  buildExperience,
  buildResume,
  buildResumeProject,
  buildSkillSet,
} from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { type Send, senderOf } from '../../../../test/resumes/sections.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../../db/schema/resumes/resume-sections.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

let api: TestApp
let send: Send
let person: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  send = senderOf(await api.as(await buildManager(api.db)))
  person = await buildUser(api.db)
})
afterAll(() => api.close())

const newResume = () => buildResume(api.db, person.id)
const changedAt = async (id: number) => {
  const [row] = await api.db.select().from(resumes).where(eq(resumes.id, id))
  return row?.updated_at.getTime() ?? 0
}

const ordered = [
  ['/experiences', 'resume_experiences', experiences, buildExperience],
  ['/educations', 'resume_educations', educations, buildEducation],
  ['/resume_projects', 'resume_projects', resumeProjects, buildResumeProject],
  ['/skill_sets', 'resume_skills', skillSets, buildSkillSet],
] as const

describe.each(ordered)('the items of %s', (path, key, table, build) => {
  /** Makes three items of one CV at the positions 1 to 3. */
  async function threeItems() {
    const { id: resume_id } = await newResume()
    const ids: number[] = []
    for (const position of [1, 2, 3]) ids.push((await build(api.db, { resume_id, position })).id)
    const [a = 0, b = 0, c = 0] = ids
    return { resume_id, a, b, c }
  }
  const reorder = (positions: Record<string, unknown>) => send('PUT', `${path}/reorder`, { [key]: positions })
  const read = async (ids: number[]) => {
    const rows = await api.db.select().from(table).where(inArray(table.id, ids))
    return Object.fromEntries(rows.map(({ id, position, version }) => [id, { position, version }]))
  }

  it('a manager swaps two items of a CV: their versions stay, and the CV has changed', async () => {
    const { resume_id, a, b, c } = await threeItems()
    const before = await changedAt(resume_id)
    expect((await reorder({ [a]: 2, [b]: 1 })).status).toBe(204)
    expect(await read([a, b, c])).toEqual({
      [a]: { position: 2, version: 1 },
      [b]: { position: 1, version: 1 },
      [c]: { position: 3, version: 1 },
    })
    expect(await changedAt(resume_id)).toBeGreaterThan(before)
  })

  it('an item of a CV whose position another one takes gets the position that became free', async () => {
    const { a, b, c } = await threeItems()
    expect((await reorder({ [c]: '1' })).status).toBe(204)
    expect(await read([a, b, c])).toMatchObject({ [c]: { position: 1 }, [a]: { position: 3 } })
  })

  it('a reorder of items to the same order changes nothing', async () => {
    const { resume_id, a, b, c } = await threeItems()
    const before = await changedAt(resume_id)
    expect((await reorder({ [a]: 1, [b]: 2, [c]: 3 })).status).toBe(204)
    expect(await changedAt(resume_id)).toBe(before)
  })

  it('a reorder with items of two CVs, unknown items, equal positions or no items is refused and changes nothing', async () => {
    const { resume_id, a, b, c } = await threeItems()
    const other = await threeItems()
    const before = await changedAt(resume_id)
    const notOfOne = 'These are not all items of one CV'
    const refusals: [Record<string, unknown>, string][] = [
      [{ [a]: 2, [b]: 1, [other.a]: 3 }, notOfOne],
      [{ [a]: 2, [b]: 1, 999999: 3 }, notOfOne],
      [{ [a]: 2, [b]: 1, 0: 3 }, notOfOne],
      [{ [a]: 2, [b]: 1, x: 3 }, notOfOne],
      [{ [a]: 2, [b]: 1, [`0${c}`]: 3 }, notOfOne],
      [{ [a]: 2, [b]: 1, '99999999999999999999': 3 }, notOfOne],
      [{ '-1': 2 }, notOfOne],
      [{ [a]: 2, [b]: 2 }, 'Two items cannot have the same position'],
      [{}, 'Name at least one item'],
    ]
    for (const [positions, message] of refusals) {
      const { status, body } = await reorder(positions)
      expect([status, body.message, body.errors]).toEqual([422, message, { [key]: [message] }])
    }
    for (const position of [0, -1, 1.5, 'first', null, 1_000_001]) {
      const { status, body } = await reorder({ [a]: 2, [b]: position })
      expect([status, body.code]).toEqual([422, 'request.invalid'])
    }
    expect(await read([a, b, c])).toMatchObject({
      [a]: { position: 1 },
      [b]: { position: 2 },
      [c]: { position: 3 },
    })
    expect(await changedAt(resume_id)).toBe(before)
  })

  it('a new item of a CV comes after the others, also after the last one was deleted or moved', async () => {
    const { resume_id, a, c } = await threeItems()
    await reorder({ [a]: 7 })
    await send('DELETE', `${path}/${c}`)
    const { position } = await build(api.db, { resume_id, position: 5 })
    expect(position).toBe(5)
    const { body: item } = await send('PUT', `${path}/${a}`, {})
    const { id, version, ...fields } = item
    expect((await send('POST', path, fields)).body.position).toBe(8)
  })
})
