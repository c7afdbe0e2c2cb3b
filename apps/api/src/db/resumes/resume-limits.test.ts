import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import {
  buildBook,
  buildCertificate,
  buildCourse,
  buildEducation,
  buildExperience,
  buildLanguage,
  buildResume,
  buildResumeProject,
  buildSkillSet,
} from '../../../test/factories/resume.ts'
import { buildUser } from '../../../test/factories/user.ts'
import type { Db } from '../client.ts'
import { violatedConstraintOf } from '../violations.ts'

let database: TestDatabase
let resumeId: number
beforeAll(async () => {
  database = await createTestDatabase()
  resumeId = (await buildResume(database.db, (await buildUser(database.db)).id)).id
})
afterAll(() => database.close())

const refusalOf = (building: Promise<unknown>) => building.then(() => undefined, violatedConstraintOf)
const withContacts = async (db: Db, contacts: Parameters<typeof buildResume>[2]) =>
  buildResume(db, (await buildUser(db)).id, contacts)

type Build<Value> = (db: Db, value: Value) => Promise<unknown>

it.each<[string, number, Build<string>]>([
  ['resumes_summary', resumeLimits.summary, (db, summary) => withContacts(db, { summary })],
  ['resumes_github_url', maxStoredAddress, (db, github_url) => withContacts(db, { github_url })],
  ['resumes_city', resumeLimits.city, (db, city) => withContacts(db, { city })],
  [
    'experiences_job_title',
    resumeLimits.title,
    (db, job_title) => buildExperience(db, { resume_id: resumeId, job_title }),
  ],
  ['educations_level', resumeLimits.level, (db, level) => buildEducation(db, { resume_id: resumeId, level })],
  [
    'resume_projects_url',
    maxStoredAddress,
    (db, url) => buildResumeProject(db, { resume_id: resumeId, url }),
  ],
  [
    'skill_sets_skill_set',
    resumeLimits.skill_set,
    (db, skill_set) => buildSkillSet(db, { resume_id: resumeId, skill_set }),
  ],
  ['languages_name', resumeLimits.language, (db, name) => buildLanguage(db, { resume_id: resumeId, name })],
  [
    'certificates_name',
    resumeLimits.title,
    (db, name) => buildCertificate(db, { resume_id: resumeId, name }),
  ],
  ['courses_name', resumeLimits.title, (db, name) => buildCourse(db, { resume_id: resumeId, name })],
  ['books_author', resumeLimits.author, (db, author) => buildBook(db, { resume_id: resumeId, author })],
])('%s holds at most %d characters, and no blank text', async (column, most, build) => {
  const { db } = database
  expect(await refusalOf(build(db, 'ї'.repeat(most)))).toBeUndefined()
  expect(await refusalOf(build(db, 'x'.repeat(most + 1)))).toBe(`${column}_check`)
  expect(await refusalOf(build(db, ' '))).toBe(`${column}_check`)
})

it.each<[string, number, Build<string>]>([
  ['resumes_name', resumeLimits.name, (db, name) => withContacts(db, { name })],
  [
    'experiences_description',
    resumeLimits.description,
    (db, description) => buildExperience(db, { resume_id: resumeId, description }),
  ],
  [
    'educations_location',
    resumeLimits.location,
    (db, location) => buildEducation(db, { resume_id: resumeId, location }),
  ],
  [
    'resume_projects_team',
    resumeLimits.team,
    (db, team) => buildResumeProject(db, { resume_id: resumeId, team }),
  ],
  [
    'courses_license',
    resumeLimits.license,
    (db, license) => buildCourse(db, { resume_id: resumeId, license }),
  ],
])('%s holds at most %d characters, and may be empty', async (column, most, build) => {
  const { db } = database
  expect(await refusalOf(build(db, ''))).toBeUndefined()
  expect(await refusalOf(build(db, 'x'.repeat(most + 1)))).toBe(`${column}_check`)
})

it.each<[string, number, Build<string[]>]>([
  [
    'experiences_responsibilities',
    resumeLimits.responsibility,
    (db, responsibilities) => buildExperience(db, { resume_id: resumeId, responsibilities }),
  ],
  [
    'resume_projects_stack',
    resumeLimits.skill,
    (db, stack) => buildResumeProject(db, { resume_id: resumeId, stack }),
  ],
  [
    'skill_sets_skills',
    resumeLimits.skill,
    (db, skills) => buildSkillSet(db, { resume_id: resumeId, skills }),
  ],
  ['courses_stack', resumeLimits.skill, (db, stack) => buildCourse(db, { resume_id: resumeId, stack })],
])('%s holds between one and fifty entries, none of them empty', async (column, most, build) => {
  const { db } = database
  const full = Array.from({ length: maxListEntries }, () => 'ї'.repeat(most))
  expect(await refusalOf(build(db, full))).toBeUndefined()
  for (const list of [[], [''], ['x', ''], [...full, 'x'], ['x'.repeat(most * maxListEntries + 1)]]) {
    expect(await refusalOf(build(db, list))).toBe(`${column}_check`)
  }
})
