import { experiences, skillSets } from '@portal/contract/resumes/ordered-section-routes'
import { books } from '@portal/contract/resumes/plain-section-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildBook, buildExperience, buildResume, buildSkillSet } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function newResume() {
  const { id: user_id } = await buildUser(api.db)
  const { id: resume_id } = await buildResume(api.db, user_id, { role: 'QA' })
  return { user_id, resume_id }
}
const trailOf = (id: number) => trailOfObject(api.db, 'resume', id)
const factsOf = (section: string, item: string) => [
  { field: 'section', before: null, after: section, hidden: false },
  { field: 'item', before: null, after: item, hidden: false },
]

describe('the trail of the sections of a CV', () => {
  it('a job that a manager changes is told on the CV, with its section and what it was called', async () => {
    const { user_id, resume_id } = await newResume()
    const { id } = await buildExperience(api.db, { resume_id, company: 'Softworks' })
    const save = (company: string) =>
      manager.call(experiences.update, { params: { id }, body: { resume_experience: { company } } })
    await save('Portal')
    await save('Portal')
    expect(await trailOf(resume_id)).toMatchObject([
      {
        act: 'sections.update',
        object: 'QA',
        person_id: user_id,
        changes: [
          ...factsOf('experiences', 'Softworks'),
          { field: 'company', before: 'Softworks', after: 'Portal', hidden: false },
        ],
      },
    ])
  })

  it('an item that a manager adds and deletes is told with its values', async () => {
    const { resume_id } = await newResume()
    const skill_set = { resume_id, skill_set: 'Databases', skills: ['SQL', 'Redis'] }
    const { data } = await manager.call(skillSets.create, { body: { skill_set } })
    await manager.call(skillSets.remove, { params: { id: data.id } })
    const rows = await trailOf(resume_id)
    expect(rows.map(({ act, changes }) => [act, changes])).toEqual([
      [
        'sections.create',
        [
          ...factsOf('skill_sets', 'Databases'),
          { field: 'skill_set', before: null, after: 'Databases', hidden: false },
          { field: 'skills', before: null, after: 'SQL, Redis', hidden: false },
        ],
      ],
      [
        'sections.delete',
        [
          ...factsOf('skill_sets', 'Databases'),
          { field: 'skill_set', before: 'Databases', after: null, hidden: false },
          { field: 'skills', before: 'SQL, Redis', after: null, hidden: false },
        ],
      ],
    ])
  })

  it('another order is told by its section, and the same order leaves no row', async () => {
    const { resume_id } = await newResume()
    const first = await buildSkillSet(api.db, { resume_id, position: 1 })
    const second = await buildSkillSet(api.db, { resume_id, position: 2 })
    const place = (resume_skills: Record<string, number>) =>
      manager.call(skillSets.reorder, { body: { resume_skills } })
    await place({ [first.id]: 1, [second.id]: 2 })
    expect(await trailOf(resume_id)).toEqual([])
    await place({ [first.id]: 2, [second.id]: 1 })
    expect(await trailOf(resume_id)).toMatchObject([
      { act: 'sections.reorder', changes: [{ field: 'section', after: 'skill_sets' }] },
    ])
  })

  it('a book is told by acts of its own, and a refused change leaves none', async () => {
    const { resume_id } = await newResume()
    const { id } = await buildBook(api.db, { resume_id, title: 'Refactoring' })
    const save = (title: string) => manager.call(books.update, { params: { id }, body: { book: { title } } })
    expect((await save('')).status).toBe(422)
    await save('Clean Code')
    await manager.call(books.remove, { params: { id } })
    expect(await trailOf(resume_id)).toMatchObject([
      {
        act: 'books.update',
        changes: [...factsOf('books', 'Refactoring'), { field: 'title', after: 'Clean Code' }],
      },
      { act: 'books.delete' },
    ])
  })
})
