import { availabilities, defaultAvailability } from '@portal/domain/people/job-statuses'
import { userLimits } from '@portal/domain/people/users'
import { generalRoles } from '@portal/domain/roles'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  createdAt,
  emailAddress,
  filledUpTo,
  foldedForm,
  id,
  lower,
  oneOf,
  updatedAt,
  version,
} from '../columns.ts'
import { files } from '../files.ts'

/** Users are deactivated and never deleted, because hours, leave and decisions refer to them. */
export const users = pgTable(
  'users',
  {
    id: id(),
    version: version(),
    slug: text('slug').notNull(),
    email: emailAddress('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    fullName: text('full_name').notNull().generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    firstNameFolded: foldedForm('first_name_folded').notNull(),
    lastNameFolded: foldedForm('last_name_folded').notNull(),
    fullNameFolded: foldedForm('full_name_folded')
      .notNull()
      .generatedAlwaysAs(sql`first_name_folded || ' ' || last_name_folded`),
    passwordHash: text('password_hash').notNull(),
    /** The highest general role that the sub-roles confer. Every change of user_sub_roles updates it. */
    role: text('role', { enum: generalRoles }).notNull().default('default'),
    active: boolean('active').notNull().default(true),
    /** True from an invitation until the person has a password; nobody knows the one of the row. */
    isInvited: boolean('is_invited').notNull().default(false),
    status: text('status', { enum: availabilities }).notNull().default(defaultAvailability),
    avatarFileId: integer('avatar_file_id').references(() => files.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(lower(t.email)),
    uniqueIndex('users_slug_unique').on(t.slug),
    index('users_full_name_idx').on(lower(t.fullName), t.id),
    index('users_avatar_file_idx').on(t.avatarFileId),
    check('users_email_check', filledUpTo(t.email, userLimits.email)),
    check('users_first_name_check', filledUpTo(t.firstName, userLimits.firstName)),
    check('users_last_name_check', filledUpTo(t.lastName, userLimits.lastName)),
    check('users_role_check', oneOf(t.role, generalRoles)),
    check('users_status_check', oneOf(t.status, availabilities)),
  ],
)
