import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, day, filledList, filledUpTo, id, upTo, version } from '../columns.ts'
import { resumes } from './resumes.ts'

const skillList = { entries: maxListEntries, characters: resumeLimits.skill }
const responsibilityList = { entries: maxListEntries, characters: resumeLimits.responsibility }

/**
 * The sections that users order by hand. Positions are not unique, because a constraint would be checked row by row
 * while one statement swaps two of them.
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
    resume_id: resumeId(),
    job_title: text('job_title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull().default(''),
    job_started_on: day('job_started_on').notNull(),
    job_ended_on: day('job_ended_on'),
    ongoing: boolean('ongoing').notNull().default(false),
    description: text('description').notNull().default(''),
    responsibilities: text('responsibilities').array().notNull(),
    position: position(),
    created_at: createdAt(),
  },
  (t) => [
    index('experiences_resume_idx').on(t.resume_id, t.position, t.id),
    check('experiences_days_check', sql`${t.job_ended_on} >= ${t.job_started_on}`),
    check('experiences_ongoing_check', sql`not (${t.ongoing} and ${t.job_ended_on} is not null)`),
    check('experiences_responsibilities_check', filledList(t.responsibilities, responsibilityList)),
    check('experiences_job_title_check', filledUpTo(t.job_title, resumeLimits.title)),
    check('experiences_company_check', filledUpTo(t.company, resumeLimits.title)),
    check('experiences_location_check', upTo(t.location, resumeLimits.location)),
    check('experiences_description_check', upTo(t.description, resumeLimits.description)),
    check('experiences_position_check', sql`${t.position} > 0`),
  ],
)

export const educations = pgTable(
  'educations',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    university_name: text('university_name').notNull(),
    level: text('level').notNull(),
    location: text('location').notNull().default(''),
    start_date: day('start_date').notNull(),
    end_date: day('end_date'),
    position: position(),
    created_at: createdAt(),
  },
  (t) => [
    index('educations_resume_idx').on(t.resume_id, t.position, t.id),
    check('educations_days_check', sql`${t.end_date} >= ${t.start_date}`),
    check('educations_university_name_check', filledUpTo(t.university_name, resumeLimits.title)),
    check('educations_level_check', filledUpTo(t.level, resumeLimits.level)),
    check('educations_location_check', upTo(t.location, resumeLimits.location)),
    check('educations_position_check', sql`${t.position} > 0`),
  ],
)

export const resumeProjects = pgTable(
  'resume_projects',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    title: text('title').notNull(),
    role: text('role').notNull(),
    url: text('url'),
    stack: text('stack').array().notNull(),
    description: text('description').notNull().default(''),
    responsibilities: text('responsibilities').notNull().default(''),
    team: text('team').notNull().default(''),
    position: position(),
    created_at: createdAt(),
  },
  (t) => [
    index('resume_projects_resume_idx').on(t.resume_id, t.position, t.id),
    check('resume_projects_stack_check', filledList(t.stack, skillList)),
    check('resume_projects_title_check', filledUpTo(t.title, resumeLimits.title)),
    check('resume_projects_role_check', filledUpTo(t.role, resumeLimits.role)),
    check('resume_projects_url_check', filledUpTo(t.url, maxStoredAddress)),
    check('resume_projects_description_check', upTo(t.description, resumeLimits.description)),
    check('resume_projects_responsibilities_check', upTo(t.responsibilities, resumeLimits.description)),
    check('resume_projects_team_check', upTo(t.team, resumeLimits.team)),
    check('resume_projects_position_check', sql`${t.position} > 0`),
  ],
)

export const skillSets = pgTable(
  'skill_sets',
  {
    id: id(),
    version: version(),
    resume_id: resumeId(),
    skill_set: text('skill_set').notNull(),
    skills: text('skills').array().notNull(),
    position: position(),
    created_at: createdAt(),
  },
  (t) => [
    index('skill_sets_resume_idx').on(t.resume_id, t.position, t.id),
    check('skill_sets_skills_check', filledList(t.skills, skillList)),
    check('skill_sets_skill_set_check', filledUpTo(t.skill_set, resumeLimits.skill_set)),
    check('skill_sets_position_check', sql`${t.position} > 0`),
  ],
)
