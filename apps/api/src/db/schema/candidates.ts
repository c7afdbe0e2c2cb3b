import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import {
  candidateLimits,
  defaultCandidateEnglish,
  defaultSignificate,
  maxExperienceYears,
  significates,
} from '@portal/domain/candidates/candidates'
import { maxCvFileName } from '@portal/domain/candidates/cv-file'
import { languageLevels } from '@portal/domain/people/profiles'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { contactKeysRule } from '../candidates/contact-keys.ts'
import {
  createdAt,
  day,
  emailAddress,
  filledUpTo,
  foldedForm,
  id,
  literal,
  lower,
  moment,
  money,
  oneOf,
  updatedAt,
  version,
} from './columns.ts'
import { files } from './files.ts'
import { users } from './people/users.ts'
import { technologies } from './technologies.ts'
import { vacancies } from './vacancies.ts'

export const candidates = pgTable(
  'candidates',
  {
    id: id(),
    version: version(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    fullNameFolded: foldedForm('full_name_folded').notNull(),
    /** Free text from before technologies were chosen from the list. */
    stack: text('stack'),
    cvUrl: text('cv_url'),
    firstInterview: day('first_interview'),
    phone: text('phone'),
    email: emailAddress('email'),
    telegram: text('telegram'),
    linkedin: text('linkedin'),
    resourceUrl: text('resource_url'),
    salary: money('salary'),
    english: text('english', { enum: languageLevels }).notNull().default(defaultCandidateEnglish),
    location: text('location'),
    company: text('company'),
    /** The experience in years. */
    experience: numeric('experience', { precision: 4, scale: 1 }),
    significate: text('significate', { enum: significates }).notNull().default(defaultSignificate),
    pingAgain: boolean('ping_again').notNull().default(false),
    pingAgainOn: day('ping_again_on'),
    firstAdditionalLink: text('first_additional_link'),
    secondAdditionalLink: text('second_additional_link'),
    position: text('position'),
    /** The folded position; empty without a position. */
    positionFolded: foldedForm('position_folded').notNull(),
    recruiterNote: text('recruiter_note'),
    techLeadNote: text('tech_lead_note'),
    finalDecision: text('final_decision'),
    /** The keys that all spellings of one contact share (`contactKeys`). Every write of a contact writes its key. */
    emailKey: text('email_key'),
    phoneKeys: text('phone_keys').array().notNull().default(sql`'{}'::text[]`),
    linkedinKey: text('linkedin_key'),
    /** The rule by which the three keys were made. Keys of an earlier rule are made anew at the next start. */
    keysRule: integer('keys_rule')
      .notNull()
      .default(0)
      .$defaultFn(() => contactKeysRule),
    /** The CV that the candidate sent, with the name that is shown. */
    cvFileId: integer('cv_file_id').references(() => files.id, { onDelete: 'restrict' }),
    cvFileName: text('cv_file_name'),
    /** The account made of the hired candidate. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Holds all columns that the order of a vacancy's list, its board and its counters read, so that they read no rows.
    index('candidates_of_vacancy_idx').on(t.vacancyId, t.significate, t.pingAgainOn, t.id),
    index('candidates_full_name_idx').on(t.vacancyId, lower(t.fullName), t.id),
    // Holds all columns that the search compares, so that a search of all candidates reads no rows.
    index('candidates_search_idx').on(t.fullNameFolded, t.emailKey, t.phoneKeys, t.id),
    index('candidates_cv_file_idx').on(t.cvFileId),
    index('candidates_email_key_idx').on(t.emailKey),
    index('candidates_phone_keys_idx').using('gin', t.phoneKeys),
    index('candidates_linkedin_key_idx').on(t.linkedinKey),
    uniqueIndex('candidates_user_unique').on(t.userId),
    check('candidates_full_name_check', filledUpTo(t.fullName, candidateLimits.fullName)),
    check('candidates_stack_check', filledUpTo(t.stack, candidateLimits.stack)),
    check('candidates_cv_url_check', filledUpTo(t.cvUrl, maxStoredAddress)),
    check('candidates_phone_check', filledUpTo(t.phone, candidateLimits.phone)),
    check('candidates_email_check', filledUpTo(t.email, candidateLimits.email)),
    check('candidates_telegram_check', filledUpTo(t.telegram, candidateLimits.telegram)),
    check('candidates_linkedin_check', filledUpTo(t.linkedin, maxStoredAddress)),
    check('candidates_resource_url_check', filledUpTo(t.resourceUrl, maxStoredAddress)),
    check('candidates_location_check', filledUpTo(t.location, candidateLimits.location)),
    check('candidates_company_check', filledUpTo(t.company, candidateLimits.company)),
    check('candidates_first_link_check', filledUpTo(t.firstAdditionalLink, maxStoredAddress)),
    check('candidates_second_link_check', filledUpTo(t.secondAdditionalLink, maxStoredAddress)),
    check('candidates_position_check', filledUpTo(t.position, candidateLimits.position)),
    check('candidates_recruiter_note_check', filledUpTo(t.recruiterNote, candidateLimits.note)),
    check('candidates_tech_lead_note_check', filledUpTo(t.techLeadNote, candidateLimits.note)),
    check('candidates_final_decision_check', filledUpTo(t.finalDecision, candidateLimits.note)),
    check('candidates_cv_file_name_check', filledUpTo(t.cvFileName, maxCvFileName)),
    check('candidates_cv_file_check', sql`(${t.cvFileId} is null) = (${t.cvFileName} is null)`),
    check('candidates_english_check', oneOf(t.english, languageLevels)),
    check('candidates_significate_check', oneOf(t.significate, significates)),
    check('candidates_experience_check', sql`${t.experience} between 0 and ${literal(maxExperienceYears)}`),
    check('candidates_salary_check', sql`${t.salary} >= 0`),
    check('candidates_ping_again_check', sql`${t.pingAgain} or ${t.pingAgainOn} is null`),
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

/** One row for each significate that a candidate has had, the first one included. */
export const significateChanges = pgTable(
  'significate_changes',
  {
    id: id(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** Null for candidates from before the history was kept. */
    changedById: integer('changed_by_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Null for the significate with which the candidate was added. */
    fromSignificate: text('from_significate', { enum: significates }),
    toSignificate: text('to_significate', { enum: significates }).notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('significate_changes_candidate_idx').on(t.candidateId, t.id),
    index('significate_changes_changed_by_idx').on(t.changedById),
    check('significate_changes_from_check', oneOf(t.fromSignificate, significates)),
    check('significate_changes_to_check', oneOf(t.toSignificate, significates)),
    check('significate_changes_change_check', sql`${t.fromSignificate} is distinct from ${t.toSignificate}`),
  ],
)
