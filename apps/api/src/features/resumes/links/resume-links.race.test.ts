import { resumeLinks } from '@portal/contract/resumes/links'
import { publicResumes } from '@portal/contract/resumes/resumes'
import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const rounds = Array.from({ length: 10 })
const turnOn = (id: number) =>
  manager.call(resumeLinks.change, { params: { id }, body: { link: { state: 'on' } } })
const renew = (id: number) => manager.call(resumeLinks.renew, { params: { id } })

it('a link that is turned on or renewed while its person is deactivated is off afterwards', async () => {
  for (const _round of rounds) {
    const person = await buildUser(api.db)
    const { id } = await buildResume(api.db, person.id, { link_on: false })
    const other = await buildResume(api.db, person.id)
    const body = { user: { active: false } }
    const [left, on, renewed] = await Promise.all([
      manager.call(users.update, { params: { id: person.id }, body }),
      turnOn(id),
      renew(other.id),
    ])
    expect(left.status).toBe(200)
    expect([200, 409]).toContain(on.status)
    expect([201, 409]).toContain(renewed.status)
    const rows = await api.db.select().from(resumes).where(eq(resumes.user_id, person.id))
    expect(rows.map(({ link_on }) => link_on)).toEqual([false, false])
  }
})

it('of several simultaneous renewals each ends the one before, and one link is left', async () => {
  const { id, slug } = await buildResume(api.db, (await buildUser(api.db)).id)
  const renewals = await Promise.all([renew(id), renew(id), renew(id), turnOn(id)])
  const slugs = [slug, ...renewals.slice(0, 3).map(({ data }) => data.slug)]
  const statuses = await Promise.all(
    slugs.map(async (one) => (await api.visitor.call(publicResumes.show, { params: { slug: one } })).status),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
})
