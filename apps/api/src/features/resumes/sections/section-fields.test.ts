import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { type Send, sections, senderOf } from '../../../../test/resumes/sections.ts'

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

const texts = (count: number, text = 'Skill') =>
  Array.from({ length: count }, (_, index) => `${text} ${index}`)
const required = 'This field is required'

it.each<[string, string, unknown, string]>([
  ['/experiences', 'job_title', ' \t', required],
  ['/experiences', 'company', 'c'.repeat(201), 'At most 200 characters'],
  ['/experiences', 'location', 'l'.repeat(201), 'At most 200 characters'],
  ['/experiences', 'description', 'd'.repeat(5001), 'At most 5000 characters'],
  ['/experiences', 'responsibilities', [], 'Add at least one'],
  ['/experiences', 'responsibilities', [' ', ''], 'Add at least one'],
  ['/experiences', 'responsibilities', texts(51), 'At most 50 entries'],
  ['/experiences', 'responsibilities', ['r'.repeat(501)], 'At most 500 characters'],
  ['/experiences', 'responsibilities', 'Releases', 'Invalid value'],
  ['/experiences', 'job_started_on', '2024-02-30', 'Invalid date'],
  ['/experiences', 'job_started_on', '2024-02', 'Invalid date'],
  ['/experiences', 'job_ended_on', '31.12.2024', 'Invalid date'],
  ['/experiences', 'ongoing', 'yes', 'Invalid value'],
  ['/educations', 'level', 'l'.repeat(101), 'At most 100 characters'],
  ['/educations', 'start_date', null, required],
  ['/educations', 'end_date', '', 'Invalid date'],
  ['/resume_projects', 'url', 'javascript:alert(1)', 'Enter an http or https address'],
  ['/resume_projects', 'url', 'file:///etc/passwd', 'Enter an http or https address'],
  ['/resume_projects', 'url', 'data:text/html,x', 'Enter an http or https address'],
  ['/resume_projects', 'stack', ['s'.repeat(101)], 'At most 100 characters'],
  ['/resume_projects', 'responsibilities', 'r'.repeat(5001), 'At most 5000 characters'],
  ['/resume_projects', 'team', 't'.repeat(501), 'At most 500 characters'],
  ['/skill_sets', 'skills', texts(51), 'At most 50 entries'],
  ['/skill_sets', 'skill_set', null, required],
  ['/languages', 'level', 'fluent', 'Invalid value'],
  ['/languages', 'name', 'n'.repeat(61), 'At most 60 characters'],
  ['/certificates', 'url', 'JaVaScRiPt://portal.test/%0aalert(1)', 'Enter an http or https address'],
  ['/courses', 'acquire_date', '2024-13', 'Invalid month'],
  ['/courses', 'acquire_date', '2024-05-01', 'Invalid month'],
  ['/courses', 'acquire_date', '2025-04', 'The month cannot be in the future'],
  ['/courses', 'stack', [], 'Add at least one'],
  ['/courses', 'name', 'a\0b', 'Text must not hold the character NUL'],
])(
  'an item of %s with the %s %j is refused at the field, new or changed',
  async (path, field, value, message) => {
    const section = sections.find(([name]) => name === path)?.[1]
    if (section === undefined) throw new Error(`There is no ${path}`)
    const { id: resume_id } = await newResume()
    const added = { ...section.required, resume_id }
    const { body: item } = await send('POST', path, { [section.key]: added })
    const answers = [
      await send('POST', path, { [section.key]: { ...added, [field]: value } }),
      await send('PUT', `${path}/${item.id}`, { [section.key]: { [field]: value } }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body.messages).toEqual([message])
      expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^(${field}|body)(\\.|$)`))
    }
  },
)

it('blank entries of a list are left out, and 50 of the longest are stored', async () => {
  const { id: resume_id } = await newResume()
  const skills = texts(50, 's'.repeat(97)).map((text) => text.slice(0, 100))
  const { body } = await send('POST', '/skill_sets', {
    skill_set: { resume_id, skill_set: ' Many ', skills: [...skills.slice(1), ' first '] },
  })
  expect(body).toMatchObject({ skill_set: 'Many', skills: [...skills.slice(1), 'first'] })
  const changed = await send('PUT', `/skill_sets/${body.id}`, { skills: ['', ' one '] })
  expect(changed.body.skills).toEqual(['one'])
})

it('an address without a scheme gets https, and a blank address is removed', async () => {
  const { id: resume_id } = await newResume()
  const { body } = await send('POST', '/certificates', { resume_id, name: 'Scrum', url: 'scrum.test/7' })
  expect(body.url).toBe('https://scrum.test/7')
  expect((await send('PUT', `/certificates/${body.id}`, { url: ' ' })).body.url).toBeNull()
})
