import { type inventories, maxSameSerials, type SameSerialQuery } from '@portal/contract/profiles/inventories'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { listSameSerials } from './inventories.store.ts'

type Answer = z.output<(typeof inventories.sameSerial.schema.response)[200]>

/**
 * Lists equipment with the same serial number. Nothing is refused, because a sticker may be read wrong and some makers
 * number anew. A blank serial number is nobody's.
 */
export async function findSameSerial(
  { db }: Deps,
  { serial_number: typed, inventory_id: exceptId }: SameSerialQuery,
): Promise<Answer> {
  const serial_number = typed.trim()
  if (serial_number === '') return { inventories: [] }
  return { inventories: await listSameSerials(db, { serial_number, exceptId, limit: maxSameSerials }) }
}
