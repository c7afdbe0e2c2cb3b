import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf, updatedAt } from './columns.ts'
import { profiles } from './profiles.ts'

export const deviceTypes = [
  'notebook',
  'macbook',
  'monitor',
  'iphone',
  'android',
  'tablet',
  'keyboard',
  'mouse',
  'headphones',
  'other',
] as const
export type DeviceType = (typeof deviceTypes)[number]

export const inventories = pgTable(
  'inventories',
  {
    id: id(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    device: text('device', { enum: deviceTypes }).notNull().default('notebook'),
    name: text('name').notNull(),
    serialNumber: text('serial_number').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('inventories_profile_idx').on(t.profileId),
    check('inventories_device_check', oneOf(t.device, deviceTypes)),
  ],
)
