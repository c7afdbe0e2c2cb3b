import { inventoryLimits } from '@portal/domain/people/inventories'
import { defaultDevice, deviceTypes } from '@portal/domain/people/profiles'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { id, idInput, idParams, noContent, plainLine, requiredText, version } from '../shared/fields.ts'
import { listFiles } from '../shared/list-files.ts'
import { route } from '../shared/route.ts'
import { sortInput, sortQuery } from '../shared/sorting.ts'

export const inventory = z.object({
  id,
  version,
  device: z.enum(deviceTypes),
  name: z.string(),
  serial_number: z.string(),
  profile_id: id,
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Inventory = z.infer<typeof inventory>

/** The text may be empty; null is stored as the empty text. */
const serialNumber = plainLine(inventoryLimits.serial_number)

export const inventoryInput = z.object({
  device: z._default(z.enum(deviceTypes), defaultDevice),
  name: requiredText(inventoryLimits.name),
  serial_number: z._default(serialNumber, ''),
  profile_id: idInput,
})
export type InventoryInput = z.output<typeof inventoryInput>

export const inventoryChanges = z.object({
  device: z.optional(z.enum(deviceTypes)),
  name: z.optional(requiredText(inventoryLimits.name)),
  serial_number: z.optional(serialNumber),
})
export type InventoryChanges = z.output<typeof inventoryChanges>

export const inventorySortFields = ['id', 'device', 'name', 'serial_number'] as const
export const inventorySort = sortInput(inventorySortFields)

const listQuery = z.object({ profile_id: idInput, ...sortQuery(inventorySortFields) })
export type InventoryQuery = z.output<typeof listQuery>

const fileQuery = z.object({ profile_id: z.optional(idInput), ...sortQuery(inventorySortFields) })
export type InventoryFilters = z.output<typeof fileQuery>

/** Another piece with the same serial number, and who has it. */
export const sameSerial = z.object({
  id,
  device: z.enum(deviceTypes),
  name: z.string(),
  profile_id: id,
  full_name: z.string(),
})

const sameSerialQuery = z.object({
  serial_number: z
    .string()
    .check(
      z.maxLength(
        inventoryLimits.serial_number,
        failing('input.text_too_long', { max: inventoryLimits.serial_number }),
      ),
    ),
  /** The piece that is being changed, which is left out of the answer. */
  inventory_id: z.optional(idInput),
})
export type SameSerialQuery = z.output<typeof sameSerialQuery>

/** The most other pieces with the same serial number in one answer. */
export const maxSameSerials = 3

export const tags = { inventories: 'Equipment that people have' }

export const inventories = {
  list: route({
    method: 'GET',
    url: '/inventories',
    access: 'signedIn',
    refuses: [403, 404],
    summary: "The equipment of a profile; manager-level people everyone's, the others their own",
    schema: {
      querystring: listQuery,
      response: { 200: z.array(inventory) },
    },
  }),
  sameSerial: route({
    method: 'GET',
    url: '/inventories/same_serial',
    access: 'managerLevel',
    summary: `Other pieces with the same serial number, without regard to case and outer blanks; at most ${maxSameSerials}`,
    schema: {
      querystring: sameSerialQuery,
      response: { 200: z.object({ inventories: z.array(sameSerial) }) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/inventories',
    access: 'managerLevel',
    refuses: [409],
    summary: 'Hand out a piece of equipment',
    flatBody: 'inventory',
    schema: { body: z.object({ inventory: inventoryInput }), response: { 201: inventory } },
  }),
  update: route({
    method: 'PUT',
    url: '/inventories/:id',
    access: 'managerLevel',
    summary: 'Change a piece of equipment',
    flatBody: 'inventory',
    changes: inventory,
    schema: {
      params: idParams,
      body: z.object({ inventory: inventoryChanges }),
      response: { 200: inventory },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/inventories/:id',
    access: 'managerLevel',
    summary: 'Take back a piece of equipment',
    changes: inventory,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

/** The equipment of everybody, or of one person; the list is that of one. */
export const inventoryFiles = listFiles({
  url: '/inventories',
  access: 'managerLevel',
  list: 'inventories',
  query: fileQuery,
})
