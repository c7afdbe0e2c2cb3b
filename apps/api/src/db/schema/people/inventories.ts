import { inventoryLimits } from '@portal/domain/people/inventories'
import { defaultDevice, deviceTypes } from '@portal/domain/people/profiles'
import { getTableColumns } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, oneOf, updatedAt, upTo, version } from '../columns.ts'
import { profiles } from './profiles.ts'

export const inventories = pgTable(
  'inventories',
  {
    id: id(),
    version: version(),
    profile_id: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    device: text('device', { enum: deviceTypes }).notNull().default(defaultDevice),
    name: text('name').notNull(),
    serial_number: text('serial_number').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('inventories_profile_idx').on(t.profile_id),
    check('inventories_name_check', filledUpTo(t.name, inventoryLimits.name)),
    check('inventories_serial_number_check', upTo(t.serial_number, inventoryLimits.serial_number)),
    check('inventories_device_check', oneOf(t.device, deviceTypes)),
  ],
)

const { created_at, updated_at, ...shown } = getTableColumns(inventories)
/** The columns that people see. */
export const shownOfInventory = shown
