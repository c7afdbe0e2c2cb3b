import { inventoryInput } from '@portal/contract/profiles/inventories'
import { defaultDevice } from '@portal/domain/people/profiles'
import { because, type Reason } from '@portal/words/reasons'
import type { Tx } from '../../../../db/client.ts'
import { addToTrail } from '../../../../db/trail/add-to-trail.ts'
import type {
  Checked,
  KindOfImport,
  ReadRow,
  RowChange,
  WriteContext,
  WrittenRow,
} from '../../../../imports/import-kind.ts'
import { readInput } from '../../../../imports/read-input.ts'
import { authorize } from '../../../../use-case/authorized.ts'
import { inventoryPolicy } from '../inventories.policy.ts'
import type { Holder, InventoryRow } from '../inventories.store.ts'
import { inventoryTrail } from '../inventories.trail.ts'
import {
  insertPieces,
  listHolders,
  listPieces,
  listPiecesOf,
  updatePieces,
} from './imported-equipment.store.ts'
import { type GivenPiece, type MatchedPiece, matchPieces } from './match-pieces.ts'
import { takeEquipmentBack } from './take-equipment-back.ts'

type Plan = { piece: GivenPiece; holder: Holder; before: InventoryRow | undefined; fields: readonly string[] }

/** A file of equipment: pieces are added, and those whose name or device differs are changed. */
export const equipmentImport: KindOfImport<Plan> = {
  async prepare(db, { lock }, rows) {
    const read = new Map(rows.map((row) => [row.number, readPiece(row)]))
    const wanted = [...read].flatMap(([number, each]) =>
      'input' in each ? [{ number, piece: each.input }] : [],
    )
    const profileIds = [...new Set(wanted.map(({ piece }) => piece.profile_id))]
    const holders = await listHolders(db, profileIds, lock)
    const matches = matchPieces(wanted, await listPiecesOf(db, profileIds, lock))
    return ({ number }) => {
      const each = read.get(number)
      if (each === undefined || 'reasons' in each) return { state: 'refuse', reasons: each?.reasons ?? [] }
      const holder = holders.get(each.input.profile_id)
      if (holder === undefined) return refused('person', because('inventories.unknown_profile'))
      return checked(each.input, holder, matches.get(number))
    }
  },
  async write(tx, context, planned) {
    const made = await writeNew(tx, context, planned)
    const changed = await writeChanged(tx, context, planned)
    return [...made, ...changed]
  },
  takeBack: takeEquipmentBack,
}

const refused = (field: string, reason: Reason): Checked<Plan> => ({
  state: 'refuse',
  reasons: [{ field, ...reason }],
})

/** What the row leaves out stays undefined, and has its default in a new piece only. */
function readPiece({ values }: ReadRow) {
  const { person, device, name, serial_number } = values
  const given = { profile_id: person, device, name, serial_number }
  const read = readInput(inventoryInput, given, { profile_id: 'person' })
  if ('reasons' in read) return read
  const input: GivenPiece = { profile_id: read.input.profile_id, name: read.input.name }
  if (device !== undefined) input.device = read.input.device
  if (serial_number !== undefined) input.serial_number = read.input.serial_number
  return { input }
}

function checked(piece: GivenPiece, holder: Holder, { row, twice }: MatchedPiece = {}): Checked<Plan> {
  if (twice !== undefined) return refused('serial_number', because('imports.twice', { row: twice }))
  if (row === undefined) return { state: 'create', plan: { piece, holder, before: undefined, fields: [] } }
  const changes: RowChange[] = []
  if (piece.name !== row.name) changes.push({ field: 'name', before: row.name, after: piece.name })
  if (piece.device !== undefined && piece.device !== row.device)
    changes.push({ field: 'device', before: row.device, after: piece.device })
  if (changes.length === 0) return { state: 'same' }
  const fields = changes.map(({ field }) => field)
  return { state: 'change', changes, plan: { piece, holder, before: row, fields } }
}

type Planned = readonly { number: number; plan: Plan }[]

async function writeNew(tx: Tx, { actor, clock }: WriteContext, planned: Planned): Promise<WrittenRow[]> {
  const made = planned.flatMap(({ number, plan: { piece, holder, before } }) => {
    if (before !== undefined) return []
    authorize(inventoryPolicy, actor, holder, 'update')
    const { name, device = defaultDevice, serial_number = '' } = piece
    return [{ number, holder, values: { name, device, serial_number } }]
  })
  const ids = await insertPieces(tx, made)
  const rows = await listPieces(tx, ids)
  const entries = rows.map((row) => inventoryTrail.created('inventories.create', row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  const numberOf = new Map(ids.map((id, place) => [id, made[place]?.number ?? null]))
  return rows.map(({ id, version }) => ({
    number: numberOf.get(id) ?? null,
    object_type: 'inventory',
    object_id: id,
    object_version: version,
    before: null,
  }))
}

async function writeChanged(tx: Tx, { actor, clock }: WriteContext, planned: Planned): Promise<WrittenRow[]> {
  const changes = planned.flatMap(({ number, plan: { piece, before, fields } }) => {
    if (before === undefined) return []
    authorize(inventoryPolicy, actor, before, 'update')
    return [
      { number, row: before, fields, values: { name: piece.name, device: piece.device ?? before.device } },
    ]
  })
  await updatePieces(tx, changes)
  const after = new Map(
    (
      await listPieces(
        tx,
        changes.map(({ row }) => row.id),
      )
    ).map((row) => [row.id, row]),
  )
  const entries = changes.map(({ row }) =>
    inventoryTrail.changed('inventories.update', row, after.get(row.id) ?? row),
  )
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return changes.map(({ number, row, fields }) => ({
    number,
    object_type: 'inventory',
    object_id: row.id,
    object_version: after.get(row.id)?.version ?? row.version,
    before: Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))),
  }))
}
