import type { InventoryInput } from '@portal/contract/profiles/inventories'
import { folded } from '@portal/domain/texts/folded'
import type { InventoryRow } from '../inventories.store.ts'

/** A piece as a row of the file has it: what the row leaves out is undefined. */
export type GivenPiece = Partial<InventoryInput> & Pick<InventoryInput, 'profile_id' | 'name'>
type Wanted = { number: number; piece: GivenPiece }

/** The stored piece, or the row of the file before it that is the same piece; neither for a new one. */
export type MatchedPiece = { row?: InventoryRow; twice?: number }

/**
 * Finds the stored piece of each row, each piece once: by the person and the serial number, and of rows without one by person,
 * name and device, as often as the file has them. Serial numbers are looked for first, so that no other row takes their
 * pieces.
 */
export function matchPieces(
  wanted: readonly Wanted[],
  stored: readonly InventoryRow[],
): Map<number, MatchedPiece> {
  const bySerial = Map.groupBy(stored, serialKey)
  const byName = Map.groupBy(stored, nameKey)
  const taken = new Set<number>()
  const rowOfSerial = new Map<string, number>()
  const matched = new Map<number, MatchedPiece>()
  const take = ({ number, piece }: Wanted, among: readonly InventoryRow[] = []): boolean => {
    const row = among.find(
      ({ id, device }) => !taken.has(id) && (hasSerial(piece) || !piece.device || piece.device === device),
    )
    if (row === undefined) return false
    taken.add(row.id)
    matched.set(number, { row })
    return true
  }
  for (const each of wanted) {
    if (!hasSerial(each.piece)) continue
    const key = serialKey(each.piece)
    const before = rowOfSerial.get(key)
    if (!take(each, bySerial.get(key)) && before !== undefined) matched.set(each.number, { twice: before })
    rowOfSerial.set(key, each.number)
  }
  for (const each of wanted) if (!hasSerial(each.piece)) take(each, byName.get(nameKey(each.piece)))
  return matched
}

type Keyed = Pick<GivenPiece, 'profile_id' | 'name' | 'serial_number'>

const hasSerial = ({ serial_number = '' }: Keyed) => serial_number.trim() !== ''

/** As the notice of the same serial number compares them. */
const serialKey = ({ profile_id, serial_number = '' }: Keyed) =>
  `${profile_id} ${serial_number.trim().toLowerCase()}`

const nameKey = ({ profile_id, name }: Keyed) => `${profile_id} ${folded(name)}`
