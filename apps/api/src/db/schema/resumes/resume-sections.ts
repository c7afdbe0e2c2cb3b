import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, day, id, version } from '../columns.ts'
import { resumes } from './resumes.ts'

/**
 * The sections that users order by hand. Positions are not unique, because a swap writes one row and then the other.
 */

const resumeId = () =>
  integer('resume_id')
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' })

const position = () => integer('position').notNull()

export const experiences = pgTable(
  'experiences',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull().default(''),
    jobStartedOn: day('job_started_on').notNull(),
    jobEndedOn: day('job_ended_on'),
    ongoing: boolean('ongoing').notNull().default(false),
    description: text('description').notNull().default(''),
    responsibilities: text('responsibilities').array().notNull(),
    position: position(),
    createdAt: createdAt(),
  },
  (t) => [
    index('experiences_resume_idx').on(t.resumeId, t.position, t.id),
    check('experiences_days_check', sql`${t.jobEndedOn} >= ${t.jobStartedOn}`),
    check('experiences_ongoing_check', sql`not (${t.ongoing} and ${t.jobEndedOn} is not null)`),
    check('experiences_responsibilities_check', sql`cardinality(${t.responsibilities}) > 0`),
    check('experiences_position_check', sql`${t.position} > 0`),
  ],
)

export const educations = pgTable(
  'educations',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    universityName: text('university_name').notNull(),
    level: text('level').notNull(),
    location: text('location').notNull().default(''),
    startDate: day('start_date').notNull(),
    endDate: day('end_date'),
    position: position(),
    createdAt: createdAt(),
  },
  (t) => [
    index('educations_resume_idx').on(t.resumeId, t.position, t.id),
    check('educations_days_check', sql`${t.endDate} >= ${t.startDate}`),
    check('educations_position_check', sql`${t.position} > 0`),
  ],
)

export const resumeProjects = pgTable(
  'resume_projects',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    title: text('title').notNull(),
    role: text('role').notNull(),
    url: text('url'),
    stack: text('stack').array().notNull(),
    description: text('description').notNull().default(''),
    responsibilities: text('responsibilities').notNull().default(''),
    team: text('team').notNull().default(''),
    position: position(),
    createdAt: createdAt(),
  },
  (t) => [
    index('resume_projects_resume_idx').on(t.resumeId, t.position, t.id),
    check('resume_projects_stack_check', sql`cardinality(${t.stack}) > 0`),
    check('resume_projects_position_check', sql`${t.position} > 0`),
  ],
)

export const skillSets = pgTable(
  'skill_sets',
  {
    id: id(),
    version: version(),
    resumeId: resumeId(),
    skillSet: text('skill_set').notNull(),
    skills: text('skills').array().notNull(),
    position: position(),
    createdAt: createdAt(),
  },
  (t) => [
    index('skill_sets_resume_idx').on(t.resumeId, t.position, t.id),
    check('skill_sets_skills_check', sql`cardinality(${t.skills}) > 0`),
    check('skill_sets_position_check', sql`${t.position} > 0`),
  ],
)
