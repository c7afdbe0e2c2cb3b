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
    check('experiences_responsibilities_check', filledList(t.responsibilities, responsibilityList)),
    check('experiences_job_title_check', filledUpTo(t.jobTitle, resumeLimits.title)),
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
    check('educations_university_name_check', filledUpTo(t.universityName, resumeLimits.title)),
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
    resumeId: resumeId(),
    skillSet: text('skill_set').notNull(),
    skills: text('skills').array().notNull(),
    position: position(),
    createdAt: createdAt(),
  },
  (t) => [
    index('skill_sets_resume_idx').on(t.resumeId, t.position, t.id),
    check('skill_sets_skills_check', filledList(t.skills, skillList)),
    check('skill_sets_skill_set_check', filledUpTo(t.skillSet, resumeLimits.skillSet)),
    check('skill_sets_position_check', sql`${t.position} > 0`),
  ],
)
