import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Which notifications go by mail, for people who have chosen; the others have the usual ones of their role. */
export const mailPreferences = pgTable('mail_preferences', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  request_created: boolean('request_created').notNull(),
  request_decided: boolean('request_decided').notNull(),
  contract_changed: boolean('contract_changed').notNull(),
})
