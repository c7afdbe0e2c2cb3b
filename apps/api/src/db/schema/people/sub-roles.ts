import { generalRoles, type SubRoleKey } from '@portal/domain/roles'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, oneOf } from '../columns.ts'
import { users } from './users.ts'

/** Reference data: the rows come from the domain's list, in its order. */
export const subRoles = pgTable(
  'sub_roles',
  {
    id: id(),
    key: text('key').$type<SubRoleKey>().notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: generalRoles }).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    uniqueIndex('sub_roles_key_unique').on(t.key),
    check('sub_roles_role_check', oneOf(t.role, generalRoles)),
  ],
)

export const userSubRoles = pgTable(
  'user_sub_roles',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sub_role_id: integer('sub_role_id')
      .notNull()
      .references(() => subRoles.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ name: 'user_sub_roles_pk', columns: [t.user_id, t.sub_role_id] }),
    index('user_sub_roles_sub_role_idx').on(t.sub_role_id),
  ],
)
