import { asc, eq, type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../client.ts'
import { users } from '../schema/people/users.ts'
import { books, certificates, courses, languages } from '../schema/resumes/resume-extras.ts'
import { educations, experiences, resumeProjects, skillSets } from '../schema/resumes/resume-sections.ts'
import { resumes } from '../schema/resumes/resumes.ts'

type Section = PgTable & { id: PgColumn; resumeId: PgColumn }
type Item<Columns extends Record<string, PgColumn>> = { [Key in keyof Columns]: GetColumnData<Columns[Key]> }

/** The rows of a section as JSON, by position where it has one, then by id. */
function itemsOf<Columns extends Record<string, PgColumn>>(
  section: Section,
  columns: Columns,
): SQL<Item<Columns>[]> {
  const pairs = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`)
  const order = [columns.position, section.id].filter((column) => column !== undefined)
  return sql<Item<Columns>[]>`(
    select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})
      order by ${sql.join(order.map(asc), sql`, `)}), '[]')
    from ${section} where ${eq(section.resumeId, resumes.id)})`
}

/** The keys of an item are those of the contract. */
const sections = {
  experiences: itemsOf(experiences, {
    id: experiences.id,
    version: experiences.version,
    resume_id: experiences.resumeId,
    job_title: experiences.jobTitle,
    company: experiences.company,
    location: experiences.location,
    job_started_on: experiences.jobStartedOn,
    job_ended_on: experiences.jobEndedOn,
    ongoing: experiences.ongoing,
    description: experiences.description,
    responsibilities: experiences.responsibilities,
    position: experiences.position,
  }),
  educations: itemsOf(educations, {
    id: educations.id,
    version: educations.version,
    resume_id: educations.resumeId,
    university_name: educations.universityName,
    level: educations.level,
    location: educations.location,
    start_date: educations.startDate,
    end_date: educations.endDate,
    position: educations.position,
  }),
  resumeProjects: itemsOf(resumeProjects, {
    id: resumeProjects.id,
    version: resumeProjects.version,
    resume_id: resumeProjects.resumeId,
    title: resumeProjects.title,
    role: resumeProjects.role,
    url: resumeProjects.url,
    stack: resumeProjects.stack,
    description: resumeProjects.description,
    responsibilities: resumeProjects.responsibilities,
    team: resumeProjects.team,
    position: resumeProjects.position,
  }),
  skillSets: itemsOf(skillSets, {
    id: skillSets.id,
    version: skillSets.version,
    resume_id: skillSets.resumeId,
    skill_set: skillSets.skillSet,
    skills: skillSets.skills,
    position: skillSets.position,
  }),
  languages: itemsOf(languages, {
    id: languages.id,
    version: languages.version,
    resume_id: languages.resumeId,
    name: languages.name,
    level: languages.level,
  }),
  certificates: itemsOf(certificates, {
    id: certificates.id,
    version: certificates.version,
    resume_id: certificates.resumeId,
    name: certificates.name,
    url: certificates.url,
  }),
  courses: itemsOf(courses, {
    id: courses.id,
    version: courses.version,
    resume_id: courses.resumeId,
    name: courses.name,
    license: courses.license,
    acquire_date: courses.acquireDate,
    stack: courses.stack,
  }),
  books: itemsOf(books, {
    id: books.id,
    version: books.version,
    resume_id: books.resumeId,
    title: books.title,
    author: books.author,
    coverFileId: books.coverFileId,
  }),
}

const selectWholeResumes = (db: DbOrTx) =>
  db
    .select({
      id: resumes.id,
      version: resumes.version,
      userId: resumes.userId,
      userFullName: users.fullName,
      userSlug: users.slug,
      name: resumes.name,
      role: resumes.role,
      summary: resumes.summary,
      avatarFileId: resumes.avatarFileId,
      githubUrl: resumes.githubUrl,
      city: resumes.city,
      country: resumes.country,
      slug: resumes.slug,
      /** Another one after every change of the CV or of a section. */
      updatedAt: resumes.updatedAt,
      ...sections,
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))

export type WholeResume = Awaited<ReturnType<typeof selectWholeResumes>>[number]
export type ResumeKey = { id: number } | { slug: string }

/** A CV with its person and all sections, in one statement, so that all of it is of one moment. */
export async function readWholeResume(db: DbOrTx, key: ResumeKey): Promise<WholeResume | undefined> {
  const [row] = await selectWholeResumes(db).where(
    'id' in key ? eq(resumes.id, key.id) : eq(resumes.slug, key.slug),
  )
  return row
}
