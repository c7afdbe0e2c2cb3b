import { availabilities, defaultAvailability } from '@portal/domain/people/job-statuses'
import { userLimits } from '@portal/domain/people/users'
import { generalRoles } from '@portal/domain/roles'
import { getTableColumns, sql } from 'drizzle-orm'
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

/**
 * Users are deactivated and never deleted, because hours, leave and decisions refer to them. Only those that an import made are
 * deleted when it is taken back, unless anything refers to them.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    version: version(),
    slug: text('slug').notNull(),
    email: emailAddress('email').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    full_name: text('full_name').notNull().generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    first_name_folded: foldedForm('first_name_folded').notNull(),
    last_name_folded: foldedForm('last_name_folded').notNull(),
    full_name_folded: foldedForm('full_name_folded')
      .notNull()
      .generatedAlwaysAs(sql`first_name_folded || ' ' || last_name_folded`),
    password_hash: text('password_hash').notNull(),
    /** The highest general role that the sub-roles confer. Every change of user_sub_roles updates it. */
    role: text('role', { enum: generalRoles }).notNull().default('default'),
    active: boolean('active').notNull().default(true),
    /** True from an invitation until the person has a password; nobody knows the one of the row. */
    is_invited: boolean('is_invited').notNull().default(false),
    status: text('status', { enum: availabilities }).notNull().default(defaultAvailability),
    avatar_file_id: integer('avatar_file_id').references(() => files.id, { onDelete: 'restrict' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(lower(t.email)),
    uniqueIndex('users_slug_unique').on(t.slug),
    index('users_full_name_idx').on(lower(t.full_name), t.id),
    index('users_avatar_file_idx').on(t.avatar_file_id),
    check('users_email_check', filledUpTo(t.email, userLimits.email)),
    check('users_first_name_check', filledUpTo(t.first_name, userLimits.first_name)),
    check('users_last_name_check', filledUpTo(t.last_name, userLimits.last_name)),
    check('users_role_check', oneOf(t.role, generalRoles)),
    check('users_status_check', oneOf(t.status, availabilities)),
  ],
)

const {
  first_name_folded,
  last_name_folded,
  full_name_folded,
  password_hash,
  is_invited,
  created_at,
  updated_at,
  ...shown
} = getTableColumns(users)
/** The columns that people see, and the file of the portrait. */
export const shownOfUser = shown
