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
  userId: number,
  overrides: Partial<typeof resumes.$inferInsert> = {},
) {
  const values = { userId, name: 'Person', role: 'Developer', slug: `person-${nextNumber()}`, ...overrides }
  return onlyRow(await db.insert(resumes).values(values).returning())
}

type Item<Insert> = Partial<Insert> & { resumeId: number }

export async function buildExperience(db: Db, item: Item<typeof experiences.$inferInsert>) {
  const values = {
    jobTitle: 'Developer',
    company: 'Softworks',
    location: 'Kyiv',
    jobStartedOn: '2020-01-01',
    jobEndedOn: '2022-12-31',
    description: 'Product development',
    responsibilities: ['Releases'],
    position: 1,
    ...item,
  }
  return onlyRow(await db.insert(experiences).values(values).returning())
}

export async function buildEducation(db: Db, item: Item<typeof educations.$inferInsert>) {
  const values = {
    universityName: 'Dnipro University',
    level: 'Bachelor',
    location: 'Dnipro',
    startDate: '2014-09-01',
    endDate: '2018-06-30',
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
  const values = { skillSet: 'Databases', skills: ['PostgreSQL'], position: 1, ...item }
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
  const values = { name: 'Databases', license: 'L-1', acquireDate: '2021-05', stack: ['SQL'], ...item }
  return onlyRow(await db.insert(courses).values(values).returning())
}

export async function buildBook(db: Db, item: Item<typeof books.$inferInsert>) {
  const values = { title: 'Refactoring', author: 'Martin Fowler', ...item }
  return onlyRow(await db.insert(books).values(values).returning())
}

/** Makes a CV with one item in every section. */
export async function buildWholeResume(
  db: Db,
  userId: number,
  overrides: Partial<typeof resumes.$inferInsert> = {},
) {
  const resume = await buildResume(db, userId, overrides)
  const item = { resumeId: resume.id }
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
