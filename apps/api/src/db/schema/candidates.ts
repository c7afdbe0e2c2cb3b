import { languageLevels } from '@portal/domain/people/profiles'
import { userLimits } from '@portal/domain/people/users'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, day, id, lower, money, oneOf, updatedAt, upTo, version } from './columns.ts'
import { technologies } from './technologies.ts'
import { vacancies } from './vacancies.ts'

export const significates = ['rejected', 'interviewing', 'test_task', 'preoffer', 'hired'] as const
export type Significate = (typeof significates)[number]

export const candidates = pgTable(
  'candidates',
  {
    id: id(),
    version: version(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    /** Free text from before technologies were chosen from the list. */
    stack: text('stack'),
    cvUrl: text('cv_url'),
    firstInterview: day('first_interview'),
    phone: text('phone'),
    email: text('email'),
    telegram: text('telegram'),
    linkedin: text('linkedin'),
    resourceUrl: text('resource_url'),
    salary: money('salary'),
    english: text('english', { enum: languageLevels }).notNull().default('elementary'),
    location: text('location'),
    company: text('company'),
    /** Years. */
    experience: numeric('experience', { precision: 4, scale: 1 }),
    significate: text('significate', { enum: significates }).notNull().default('hired'),
    pingAgain: boolean('ping_again').notNull().default(false),
    firstAdditionalLink: text('first_additional_link'),
    secondAdditionalLink: text('second_additional_link'),
    position: text('position'),
    recruiterNote: text('recruiter_note'),
    techLeadNote: text('tech_lead_note'),
    finalDecision: text('final_decision'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('candidates_vacancy_idx').on(t.vacancyId, t.id),
    index('candidates_full_name_idx').on(lower(t.fullName), t.id),
    check('candidates_email_check', upTo(t.email, userLimits.email)),
    check('candidates_english_check', oneOf(t.english, languageLevels)),
    check('candidates_significate_check', oneOf(t.significate, significates)),
    check('candidates_experience_check', sql`${t.experience} >= 0`),
    check('candidates_salary_check', sql`${t.salary} >= 0`),
  ],
)

export const candidateTechnologies = pgTable(
  'candidate_technologies',
  {
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    technologyId: integer('technology_id')
      .notNull()
      .references(() => technologies.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ name: 'candidate_technologies_pk', columns: [t.candidateId, t.technologyId] }),
    index('candidate_technologies_technology_idx').on(t.technologyId),
  ],
)
