import { asc } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../../db/client.ts'
import { insertRows, takeIds, updateRows } from '../../../../db/many-rows.ts'
import { isAnyOf } from '../../../../db/reads/any-of.ts'
import { inventories } from '../../../../db/schema/people/inventories.ts'
import { users } from '../../../../db/schema/people/users.ts'
import type { Authorized } from '../../../../use-case/authorized.ts'
import {
  type Holder,
  type InventoryRow,
  type InventoryValues,
  selectInventories,
} from '../inventories.store.ts'

/** People who may get equipment; with `lock` they stay until the commit. */
export async function listHolders(
  db: DbOrTx,
  ids: readonly number[],
  lock: boolean,
): Promise<Map<number, Holder>> {
  const people = db
    .select({ profile_id: users.id, role: users.role })
    .from(users)
    .where(isAnyOf(users.id, ids))
    .orderBy(asc(users.id))
  const rows = await (lock ? people.for('key share') : people)
  return new Map(rows.map((row) => [row.profile_id, row]))
}

/** The equipment of these people, that without a serial number first. */
export async function listPiecesOf(
  db: DbOrTx,
  profileIds: readonly number[],
  lock: boolean,
): Promise<InventoryRow[]> {
  const pieces = selectInventories(db)
    .where(isAnyOf(inventories.profile_id, profileIds))
    .orderBy(asc(inventories.id))
  const rows = await (lock ? pieces.for('update', { of: inventories }) : pieces)
  return rows.toSorted((one, other) => Number(one.serial_number !== '') - Number(other.serial_number !== ''))
}

export const listPieces = (db: DbOrTx, ids: readonly number[]): Promise<InventoryRow[]> =>
  selectInventories(db).where(isAnyOf(inventories.id, ids)).orderBy(asc(inventories.id))

/** Locks the pieces until the commit. */
export const lockPieces = (tx: Tx, ids: readonly number[]): Promise<InventoryRow[]> =>
  selectInventories(tx)
    .where(isAnyOf(inventories.id, ids))
    .orderBy(asc(inventories.id))
    .for('update', { of: inventories })

type NewPiece = { holder: Authorized<Holder, 'update'>; values: Required<InventoryValues> }

/** Returns the ids in the order of the pieces. */
export async function insertPieces(tx: Tx, pieces: readonly NewPiece[]): Promise<number[]> {
  const ids = await takeIds(tx, inventories, pieces.length)
  const rows = pieces.flatMap(({ holder: { profile_id }, values }, place) => {
    const id = ids[place]
    return id === undefined ? [] : [{ id, profile_id, ...values }]
  })
  await insertRows(tx, inventories, rows)
  return ids
}

type Change = { row: Authorized<InventoryRow, 'update'>; values: Partial<InventoryValues> }

export const updatePieces = (tx: Tx, changes: readonly Change[]): Promise<void> =>
  updateRows(
    tx,
    inventories,
    changes.map(({ row: { id }, values }) => ({ id, ...values })),
  )

export async function deletePieces(
  tx: Tx,
  pieces: readonly Authorized<InventoryRow, 'delete'>[],
): Promise<void> {
  const ids = pieces.map(({ id }) => id)
  await tx.delete(inventories).where(isAnyOf(inventories.id, ids))
}
