import { inventories, inventorySort } from '@portal/contract/profiles/inventories'
import type { TestApp } from '../../../../test/app.ts'
import { changing, newName, noChanges, plain } from '../../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../../test/calls/test-calls.ts'
import { buildInventory } from '../../../../test/factories/inventory.ts'

const anyInventory = ({ db }: TestApp) => buildInventory(db)
const inventoryOf: BuildRequest = async ({ db }, { id }) => ({
  id: (await buildInventory(db, { profile_id: id })).id,
})

export const testCalls: TestCalls = {
  validRequests: {
    'GET /inventories.csv': plain,
    'GET /inventories.xlsx': plain,
    'GET /inventories': (_, { id }) => ({ query: { profile_id: String(id) } }),
    'GET /inventories/same_serial': () => ({ query: { serial_number: 'SN-1' } }),
    'POST /inventories': (_, { id }) => ({
      body: { inventory: { device: 'mouse', name: 'MX', profile_id: id } },
    }),
    'PUT /inventories/:id': changing(inventoryOf, () => ({ inventory: newName() })),
    'DELETE /inventories/:id': inventoryOf,
  },
  changingCalls: {
    'PUT /inventories/:id': {
      build: anyInventory,
      changes: () => [{ device: 'mouse' }, { serial_number: 'A-1' }],
      everyField: () => ({
        device: { device: 'mouse' },
        name: newName(),
        serial_number: { serial_number: 'A-1' },
      }),
    },
    'DELETE /inventories/:id': { build: anyInventory, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'inventories',
      list: inventories.list,
      sorts: inventorySort.options,
      query: ({ person_id }) => ({ profile_id: String(person_id) }),
      build: ({ api, person_id }, name) =>
        buildInventory(api.db, { name, profile_id: person_id, serial_number: 'same' }),
    },
  ],
}
