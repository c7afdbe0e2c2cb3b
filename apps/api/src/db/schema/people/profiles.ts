import { childLimits, languageLevels, maritalStatuses, profileLimits } from '@portal/domain/people/profiles'
import { sql } from 'drizzle-orm'
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
    phoneNumber: text('phone_number'),
    englishLevel: text('english_level', { enum: languageLevels }),
    salary: money('salary'),
    dateOfBirth: day('date_of_birth'),
    maritalStatus: text('marital_status', { enum: maritalStatuses }),
    homeAddress: text('home_address'),
    office: text('office'),
    postOffice: text('post_office'),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('profiles_position_check', filledUpTo(t.position, profileLimits.position)),
    check('profiles_skype_check', filledUpTo(t.skype, profileLimits.skype)),
    check('profiles_telegram_check', filledUpTo(t.telegram, profileLimits.telegram)),
    check('profiles_github_check', filledUpTo(t.github, profileLimits.github)),
    check('profiles_phone_number_check', filledUpTo(t.phoneNumber, profileLimits.phoneNumber)),
    check('profiles_home_address_check', filledUpTo(t.homeAddress, profileLimits.homeAddress)),
    check('profiles_office_check', filledUpTo(t.office, profileLimits.office)),
    check('profiles_post_office_check', filledUpTo(t.postOffice, profileLimits.postOffice)),
    check('profiles_english_level_check', oneOf(t.englishLevel, languageLevels)),
    check('profiles_marital_status_check', oneOf(t.maritalStatus, maritalStatuses)),
    check('profiles_salary_check', sql`${t.salary} >= 0`),
  ],
)

/** The columns of Personal Info; the other columns are General Info. */
export type PersonalColumn = 'dateOfBirth' | 'maritalStatus' | 'homeAddress' | 'office' | 'postOffice'

export const profileTechnologies = pgTable(
  'profile_technologies',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    technologyId: integer('technology_id')
      .notNull()
      .references(() => technologies.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ name: 'profile_technologies_pk', columns: [t.profileId, t.technologyId] }),
    index('profile_technologies_technology_idx').on(t.technologyId),
  ],
)

export const children = pgTable(
  'children',
  {
    id: id(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    dateOfBirth: day('date_of_birth'),
    createdAt: createdAt(),
  },
  (t) => [
    index('children_profile_idx').on(t.profileId),
    check('children_name_check', filledUpTo(t.name, childLimits.name)),
  ],
)
