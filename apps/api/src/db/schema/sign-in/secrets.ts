import { pgTable, text } from 'drizzle-orm/pg-core'

/** `portal` is what tells this portal from others (`db/archive/portal-id.ts`). */
export const secretNames = ['device_cookie', 'portal'] as const

/** Keys that all server processes share. They are made at the first start and never changed. */
export const secrets = pgTable('secrets', {
  name: text('name', { enum: secretNames }).primaryKey(),
  value: text('value').notNull(),
})
