import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Which notifications go by mail, for people who have chosen; the others have the usual ones of their role. */
export const mailPreferences = pgTable('mail_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestCreated: boolean('request_created').notNull(),
  requestDecided: boolean('request_decided').notNull(),
  contractChanged: boolean('contract_changed').notNull(),
})
