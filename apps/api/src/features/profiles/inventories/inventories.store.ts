import type { InventoryFilters, InventoryQuery } from '@portal/contract/profiles/inventories'
import type { GeneralRole } from '@portal/domain/roles'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { ignoringCase, sortedBy } from '../../../db/reads/sorted-by.ts'
import { inventories, shownOfInventory } from '../../../db/schema/people/inventories.ts'
import { users } from '../../../db/schema/people/users.ts'
import { type ChangesOf, type Values, writesAnything } from '../../../db/values.ts'
import type { Authorized } from '../../../use-case/authorized.ts'

const columns = {
  ...shownOfInventory,
  /** The general role of the owner. */
  role: users.role,
}

export const selectInventories = (db: DbOrTx) =>
  db.select(columns).from(inventories).innerJoin(users, eq(users.id, inventories.profile_id))

export type InventoryRow = Awaited<ReturnType<typeof selectInventories>>[number]

const sortColumns = {
  id: inventories.id,
  device: inventories.device,
  name: ignoringCase(inventories.name),
  serial_number: ignoringCase(inventories.serial_number),
}

/** Lists the equipment of a person in the order in which the pieces were added, unless sorted. */
export function listInventoryRows(db: DbOrTx, profile_id: number, sort: InventoryQuery['sort']) {
  return selectInventories(db)
    .where(eq(inventories.profile_id, profile_id))
    .orderBy(...sortedBy({ sort, columns: sortColumns, id: inventories.id, usual: [asc(inventories.id)] }))
}

/** The ids of equipment by its owner, unless sorted. */
export async function listInventoryIds(
  db: DbOrTx,
  { profile_id, sort }: InventoryFilters,
): Promise<number[]> {
  const usual = [asc(ignoringCase(users.full_name)), asc(users.id), asc(inventories.id)]
  const rows = await db
    .select({ id: inventories.id })
    .from(inventories)
    .innerJoin(users, eq(users.id, inventories.profile_id))
    .where(profile_id === undefined ? undefined : eq(inventories.profile_id, profile_id))
    .orderBy(...sortedBy({ sort, columns: sortColumns, id: inventories.id, usual }))
  return rows.map(({ id }) => id)
}

/** Lists this equipment with its owners, in no order. */
export const listOwnedInventories = (db: DbOrTx, ids: readonly number[]) =>
  db
    .select({ ...shownOfInventory, user: users.full_name, email: users.email })
    .from(inventories)
    .innerJoin(users, eq(users.id, inventories.profile_id))
    .where(isAnyOf(inventories.id, ids))

export type OwnedInventory = Awaited<ReturnType<typeof listOwnedInventories>>[number]

type Serial = { serial_number: string; exceptId: number | undefined; limit: number }

/** Lists equipment with the same serial number; the piece that was given out first comes first. */
export const listSameSerials = (db: DbOrTx, { serial_number, exceptId, limit }: Serial) =>
  db
    .select({
      id: inventories.id,
      device: inventories.device,
      name: inventories.name,
      profile_id: inventories.profile_id,
      full_name: users.full_name,
    })
    .from(inventories)
    .innerJoin(users, eq(users.id, inventories.profile_id))
    .where(
      and(
        sql`lower(btrim(${inventories.serial_number})) = lower(${serial_number})`,
        exceptId === undefined ? undefined : ne(inventories.id, exceptId),
      ),
    )
    .orderBy(asc(inventories.id))
    .limit(limit)

/** Reads a piece of equipment that must exist, because the same transaction has just written it. */
export const getInventoryRow = async (tx: Tx, id: number): Promise<InventoryRow> =>
  onlyRow(await selectInventories(tx).where(eq(inventories.id, id)))

/** Locks the piece until the commit. */
export async function lockInventoryRow(tx: Tx, id: number): Promise<InventoryRow | undefined> {
  const [row] = await selectInventories(tx).where(eq(inventories.id, id)).for('update', { of: inventories })
  return row
}

export async function findHolder(db: DbOrTx, profile_id: number): Promise<Holder | undefined> {
  const [row] = await db
    .select({ profile_id: users.id, role: users.role })
    .from(users)
    .where(eq(users.id, profile_id))
  return row
}

export type Holder = { profile_id: number; role: GeneralRole }
/** The columns of a piece without the profile, because a piece is never moved to another person. */
export type InventoryValues = Values<typeof inventories, 'profile_id'>

export async function insertInventory(
  db: DbOrTx,
  { profile_id }: Authorized<Holder, 'update'>,
  values: InventoryValues,
): Promise<number> {
  const row = onlyRow(
    await db
      .insert(inventories)
      .values({ ...values, profile_id })
      .returning({ id: inventories.id }),
  )
  return row.id
}

export async function updateInventoryRow(
  tx: Tx,
  row: Authorized<InventoryRow, 'update'>,
  values: ChangesOf<InventoryValues>,
): Promise<void> {
  if (!writesAnything(values)) return
  await tx.update(inventories).set(values).where(eq(inventories.id, row.id))
}

export async function deleteInventoryRow(tx: Tx, row: Authorized<InventoryRow, 'delete'>): Promise<void> {
  await tx.delete(inventories).where(eq(inventories.id, row.id))
}
