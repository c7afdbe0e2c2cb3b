import type { InventoryFilters } from '@portal/contract/profiles/inventories'
import { deviceNames } from '@portal/words/value-names'
import { rowsOfIds } from '../../../files/tables/list-table.ts'
import type { TableOfList } from '../../deps.ts'
import { listInventoryIds, listOwnedInventories, type OwnedInventory } from './inventories.store.ts'

/** The equipment of everybody as a file. */
export const inventoriesTable: TableOfList<'inventories', OwnedInventory, InventoryFilters> = {
  cells: {
    user: ({ user }) => user,
    email: ({ email }) => email,
    device: ({ device }, language) => deviceNames[language][device],
    name: ({ name }) => name,
    serial_number: ({ serial_number }) => serial_number,
  },
  read: async ({ db }, _actor, filters) =>
    rowsOfIds(await listInventoryIds(db, filters), (ids) => listOwnedInventories(db, ids)),
}
