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
import { getTableColumns, sql } from 'drizzle-orm'
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
    vacancy_id: integer('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    full_name: text('full_name').notNull(),
    full_name_folded: foldedForm('full_name_folded').notNull(),
    /** Free text from before technologies were chosen from the list. */
    stack: text('stack'),
    cv_url: text('cv_url'),
    first_interview: day('first_interview'),
    phone: text('phone'),
    email: emailAddress('email'),
    telegram: text('telegram'),
    linkedin: text('linkedin'),
    resource_url: text('resource_url'),
    salary: money('salary'),
    english: text('english', { enum: languageLevels }).notNull().default(defaultCandidateEnglish),
    location: text('location'),
    company: text('company'),
    /** The experience in years. */
    experience: numeric('experience', { precision: 4, scale: 1, mode: 'number' }),
    significate: text('significate', { enum: significates }).notNull().default(defaultSignificate),
    ping_again: boolean('ping_again').notNull().default(false),
    ping_again_on: day('ping_again_on'),
    first_additional_link: text('first_additional_link'),
    second_additional_link: text('second_additional_link'),
    position: text('position'),
    /** The folded position; empty without a position. */
    position_folded: foldedForm('position_folded').notNull(),
    recruiter_note: text('recruiter_note'),
    tech_lead_note: text('tech_lead_note'),
    final_decision: text('final_decision'),
    /** The keys that all spellings of one contact share (`contactKeys`). Every write of a contact writes its key. */
    email_key: text('email_key'),
    phone_keys: text('phone_keys').array().notNull().default(sql`'{}'::text[]`),
    linkedin_key: text('linkedin_key'),
    /** The rule by which the three keys were made. Keys of an earlier rule are made anew at the next start. */
    keys_rule: integer('keys_rule')
      .notNull()
      .default(0)
      .$defaultFn(() => contactKeysRule),
    /** The CV that the candidate sent, with the name that is shown. */
    cv_file_id: integer('cv_file_id').references(() => files.id, { onDelete: 'restrict' }),
    cv_file_name: text('cv_file_name'),
    /** The account made of the hired candidate. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'restrict' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    // Holds all columns that the order of a vacancy's list, its board and its counters read, so that they read no rows.
    index('candidates_of_vacancy_idx').on(t.vacancy_id, t.significate, t.ping_again_on, t.id),
    index('candidates_full_name_idx').on(t.vacancy_id, lower(t.full_name), t.id),
    // Holds all columns that the search compares, so that a search of all candidates reads no rows.
    index('candidates_search_idx').on(t.full_name_folded, t.email_key, t.phone_keys, t.id),
    index('candidates_cv_file_idx').on(t.cv_file_id),
    index('candidates_email_key_idx').on(t.email_key),
    index('candidates_phone_keys_idx').using('gin', t.phone_keys),
    index('candidates_linkedin_key_idx').on(t.linkedin_key),
    uniqueIndex('candidates_user_unique').on(t.user_id),
    check('candidates_full_name_check', filledUpTo(t.full_name, candidateLimits.full_name)),
    check('candidates_stack_check', filledUpTo(t.stack, candidateLimits.stack)),
    check('candidates_cv_url_check', filledUpTo(t.cv_url, maxStoredAddress)),
    check('candidates_phone_check', filledUpTo(t.phone, candidateLimits.phone)),
    check('candidates_email_check', filledUpTo(t.email, candidateLimits.email)),
    check('candidates_telegram_check', filledUpTo(t.telegram, candidateLimits.telegram)),
    check('candidates_linkedin_check', filledUpTo(t.linkedin, maxStoredAddress)),
    check('candidates_resource_url_check', filledUpTo(t.resource_url, maxStoredAddress)),
    check('candidates_location_check', filledUpTo(t.location, candidateLimits.location)),
    check('candidates_company_check', filledUpTo(t.company, candidateLimits.company)),
    check('candidates_first_link_check', filledUpTo(t.first_additional_link, maxStoredAddress)),
    check('candidates_second_link_check', filledUpTo(t.second_additional_link, maxStoredAddress)),
    check('candidates_position_check', filledUpTo(t.position, candidateLimits.position)),
    check('candidates_recruiter_note_check', filledUpTo(t.recruiter_note, candidateLimits.note)),
    check('candidates_tech_lead_note_check', filledUpTo(t.tech_lead_note, candidateLimits.note)),
    check('candidates_final_decision_check', filledUpTo(t.final_decision, candidateLimits.note)),
    check('candidates_cv_file_name_check', filledUpTo(t.cv_file_name, maxCvFileName)),
    check('candidates_cv_file_check', sql`(${t.cv_file_id} is null) = (${t.cv_file_name} is null)`),
    check('candidates_english_check', oneOf(t.english, languageLevels)),
    check('candidates_significate_check', oneOf(t.significate, significates)),
    check('candidates_experience_check', sql`${t.experience} between 0 and ${literal(maxExperienceYears)}`),
    check('candidates_salary_check', sql`${t.salary} >= 0`),
    check('candidates_ping_again_check', sql`${t.ping_again} or ${t.ping_again_on} is null`),
  ],
)

const {
  full_name_folded,
  position_folded,
  email_key,
  phone_keys,
  linkedin_key,
  keys_rule,
  updated_at,
  ...shown
} = getTableColumns(candidates)
/** The columns that people see. */
export const shownOfCandidate = shown

export const candidateTechnologies = pgTable(
  'candidate_technologies',
  {
    candidate_id: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    technology_id: integer('technology_id')
      .notNull()
      .references(() => technologies.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ name: 'candidate_technologies_pk', columns: [t.candidate_id, t.technology_id] }),
    index('candidate_technologies_technology_idx').on(t.technology_id),
  ],
)

/** One row for each significate that a candidate has had, the first one included. */
export const significateChanges = pgTable(
  'significate_changes',
  {
    id: id(),
    candidate_id: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** Null for candidates from before the history was kept. */
    changed_by_id: integer('changed_by_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Null for the significate with which the candidate was added. */
    from_significate: text('from_significate', { enum: significates }),
    to_significate: text('to_significate', { enum: significates }).notNull(),
    changed_at: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('significate_changes_candidate_idx').on(t.candidate_id, t.id),
    index('significate_changes_changed_by_idx').on(t.changed_by_id),
    check('significate_changes_from_check', oneOf(t.from_significate, significates)),
    check('significate_changes_to_check', oneOf(t.to_significate, significates)),
    check(
      'significate_changes_change_check',
      sql`${t.from_significate} is distinct from ${t.to_significate}`,
    ),
  ],
)
