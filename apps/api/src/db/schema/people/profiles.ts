import { childLimits, languageLevels, maritalStatuses, profileLimits } from '@portal/domain/people/profiles'
import { getTableColumns, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, day, filledUpTo, id, money, oneOf, updatedAt, version } from '../columns.ts'
import { technologies } from '../technologies.ts'
import { users } from './users.ts'

/** Every user has one profile, which is created with the user and has the user's id. */
export const profiles = pgTable(
  'profiles',
  {
    id: integer('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: version(),
    position: text('position'),
    skype: text('skype'),
    telegram: text('telegram'),
    github: text('github'),
    phone_number: text('phone_number'),
    english_level: text('english_level', { enum: languageLevels }),
    salary: money('salary'),
    date_of_birth: day('date_of_birth'),
    marital_status: text('marital_status', { enum: maritalStatuses }),
    home_address: text('home_address'),
    office: text('office'),
    post_office: text('post_office'),
    updated_at: updatedAt(),
  },
  (t) => [
    check('profiles_position_check', filledUpTo(t.position, profileLimits.position)),
    check('profiles_skype_check', filledUpTo(t.skype, profileLimits.skype)),
    check('profiles_telegram_check', filledUpTo(t.telegram, profileLimits.telegram)),
    check('profiles_github_check', filledUpTo(t.github, profileLimits.github)),
    check('profiles_phone_number_check', filledUpTo(t.phone_number, profileLimits.phone_number)),
    check('profiles_home_address_check', filledUpTo(t.home_address, profileLimits.home_address)),
    check('profiles_office_check', filledUpTo(t.office, profileLimits.office)),
    check('profiles_post_office_check', filledUpTo(t.post_office, profileLimits.post_office)),
    check('profiles_english_level_check', oneOf(t.english_level, languageLevels)),
    check('profiles_marital_status_check', oneOf(t.marital_status, maritalStatuses)),
    check('profiles_salary_check', sql`${t.salary} >= 0`),
  ],
)

const { updated_at, ...shown } = getTableColumns(profiles)
/** The columns that people see. */
export const shownOfProfile = shown

/** The columns of Personal Info; the other columns are General Info. */
export type PersonalColumn = 'date_of_birth' | 'marital_status' | 'home_address' | 'office' | 'post_office'

export const profileTechnologies = pgTable(
  'profile_technologies',
  {
    profile_id: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    technology_id: integer('technology_id')
      .notNull()
      .references(() => technologies.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ name: 'profile_technologies_pk', columns: [t.profile_id, t.technology_id] }),
    index('profile_technologies_technology_idx').on(t.technology_id),
  ],
)

export const children = pgTable(
  'children',
  {
    id: id(),
    profile_id: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    date_of_birth: day('date_of_birth'),
    created_at: createdAt(),
  },
  (t) => [
    index('children_profile_idx').on(t.profile_id),
    check('children_name_check', filledUpTo(t.name, childLimits.name)),
  ],
)
