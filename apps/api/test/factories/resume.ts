import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { books, certificates, courses, languages } from '../../src/db/schema/resumes/resume-extras.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../src/db/schema/resumes/resume-sections.ts'
import { resumes } from '../../src/db/schema/resumes/resumes.ts'
import { nextNumber } from './sequence.ts'

/** Makes a CV with a name and a role, unless told otherwise. */
export async function buildResume(
  db: Db,
  user_id: number,
  overrides: Partial<typeof resumes.$inferInsert> = {},
) {
  const values = { user_id, name: 'Person', role: 'Developer', slug: `person-${nextNumber()}`, ...overrides }
  return onlyRow(await db.insert(resumes).values(values).returning())
}

type Item<Insert> = Partial<Insert> & { resume_id: number }

export async function buildExperience(db: Db, item: Item<typeof experiences.$inferInsert>) {
  const values = {
    job_title: 'Developer',
    company: 'Softworks',
    location: 'Kyiv',
    job_started_on: '2020-01-01',
    job_ended_on: '2022-12-31',
    description: 'Product development',
    responsibilities: ['Releases'],
    position: 1,
    ...item,
  }
  return onlyRow(await db.insert(experiences).values(values).returning())
}

export async function buildEducation(db: Db, item: Item<typeof educations.$inferInsert>) {
  const values = {
    university_name: 'Dnipro University',
    level: 'Bachelor',
    location: 'Dnipro',
    start_date: '2014-09-01',
    end_date: '2018-06-30',
    position: 1,
    ...item,
  }
  return onlyRow(await db.insert(educations).values(values).returning())
}

export async function buildResumeProject(db: Db, item: Item<typeof resumeProjects.$inferInsert>) {
  const values = {
    title: 'Portal',
    role: 'Developer',
    url: 'https://portal.test',
    stack: ['TypeScript'],
    description: 'A portal',
    responsibilities: 'Everything',
    team: '3 people',
    position: 1,
    ...item,
  }
  return onlyRow(await db.insert(resumeProjects).values(values).returning())
}

export async function buildSkillSet(db: Db, item: Item<typeof skillSets.$inferInsert>) {
  const values = { skill_set: 'Databases', skills: ['PostgreSQL'], position: 1, ...item }
  return onlyRow(await db.insert(skillSets).values(values).returning())
}

export async function buildLanguage(db: Db, item: Item<typeof languages.$inferInsert>) {
  return onlyRow(
    await db
      .insert(languages)
      .values({ name: 'English', ...item })
      .returning(),
  )
}

export async function buildCertificate(db: Db, item: Item<typeof certificates.$inferInsert>) {
  return onlyRow(
    await db
      .insert(certificates)
      .values({ name: 'Scrum Master', ...item })
      .returning(),
  )
}

export async function buildCourse(db: Db, item: Item<typeof courses.$inferInsert>) {
  const values = { name: 'Databases', license: 'L-1', acquire_date: '2021-05', stack: ['SQL'], ...item }
  return onlyRow(await db.insert(courses).values(values).returning())
}

export async function buildBook(db: Db, item: Item<typeof books.$inferInsert>) {
  const values = { title: 'Refactoring', author: 'Martin Fowler', ...item }
  return onlyRow(await db.insert(books).values(values).returning())
}

/** Makes a CV with one item in every section. */
export async function buildWholeResume(
  db: Db,
  user_id: number,
  overrides: Partial<typeof resumes.$inferInsert> = {},
) {
  const resume = await buildResume(db, user_id, overrides)
  const item = { resume_id: resume.id }
  await buildExperience(db, item)
  await buildEducation(db, item)
  await buildResumeProject(db, item)
  await buildSkillSet(db, item)
  await buildLanguage(db, item)
  await buildCertificate(db, item)
  await buildCourse(db, item)
  await buildBook(db, item)
  return resume
}
