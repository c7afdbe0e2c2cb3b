import { trailOf } from '../../../use-case/trail.ts'
import type { InventoryRow } from './inventories.store.ts'

export const inventoryTrail = trailOf<InventoryRow>({
  object_type: 'inventory',
  id: ({ id }) => id,
  object: ({ name }) => name,
  person: ({ profile_id }) => profile_id,
  fields: {
    device: ({ device }) => device,
    name: ({ name }) => name,
    serial_number: ({ serial_number }) => serial_number,
  },
})
