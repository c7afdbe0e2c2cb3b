import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildResume } from '../../../test/factories/resume.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { systemClock } from '../../use-case/clock.ts'
import { describeResumePage } from './describe-resume-page.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('the preview of a link by slug has name and role, and the person in the address makes no difference', async () => {
  const user = await buildUser(database.db)
  const cv = { name: 'Ivan', role: 'Developer', slug: 'ivan-1a2b3c4d5e', summary: 'Private', city: 'Kyiv' }
  const { id } = await buildResume(database.db, user.id, cv)
  const describePage = (path: string) =>
    describeResumePage({ db: database.db, clock: systemClock('Europe/Kyiv') }, path, async () => undefined)
  const description = { title: 'Ivan', description: 'Developer' }
  expect(await describePage('/cv/ivan-1a2b3c4d5e')).toEqual(description)
  expect(await describePage(`/resumes/${user.slug}/ivan-1a2b3c4d5e/preview`)).toEqual(description)
  expect(await describePage('/resumes/nobody/ivan-1a2b3c4d5e/preview')).toEqual(description)

  for (const path of [
    `/cv/${id}`,
    `/resumes/${user.slug}/${id}/preview`,
    '/cv/IVAN-1A2B3C4D5E',
    '/cv/ivan-1a2b3c4d5',
    '/cv/ivan-1a2b3c4d5e/',
    '/cv/ivan-1a2b3c4d5e/preview',
    '/cv/ivan-%25',
    `/cv/${'i'.repeat(5000)}`,
    '/resumes/ivan-1a2b3c4d5e',
    '/users/ivan-1a2b3c4d5e',
    '/',
  ]) {
    expect(await describePage(path), path).toBeUndefined()
  }
})
