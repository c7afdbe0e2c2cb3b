import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Authorized } from '../../authorized.ts'
import type { Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import type { Values } from '../../db/values.ts'

type NumberColumn = AnyPgColumn<{ data: number; notNull: true }>
type SectionTable = PgTable & { id: NumberColumn; version: NumberColumn; resumeId: NumberColumn }
type OrderedTable = SectionTable & { position: NumberColumn }

type SectionValues<Table extends PgTable> = Values<Table, 'resumeId' | 'position'>

export type SectionStore<Item, Values> = {
  find(tx: Tx, id: number): Promise<Item | undefined>
  /** The CV of the item. */
  findResumeId(tx: Tx, id: number): Promise<number | undefined>
  count(tx: Tx, resumeId: number): Promise<number>
  /** In a section with an order the new item comes last; the caller has locked the CV. */
  insert(tx: Tx, place: Authorized<{ resumeId: number }, 'create'>, values: Values): Promise<number>
  update(tx: Tx, item: Authorized<{ id: number }, 'update'>, values: Values): Promise<void>
  delete(tx: Tx, item: Authorized<{ id: number }, 'delete'>): Promise<void>
}

/** A section that keeps the order in which its items were added. `select` reads an item as the contract has it. */
export function sectionStore<Table extends SectionTable, Item>(
  named: Table,
  select: (tx: Tx, id: number) => PromiseLike<Item[]>,
): SectionStore<Item, SectionValues<Table>> {
  const table: SectionTable = named
  return {
    async find(tx, id) {
      const [item] = await select(tx, id)
      return item
    },
    async findResumeId(tx, id) {
      const [row] = await tx.select({ resumeId: table.resumeId }).from(table).where(eq(table.id, id))
      return row?.resumeId
    },
    count: (tx, resumeId) => tx.$count(table, eq(table.resumeId, resumeId)),
    async insert(tx, { resumeId }, values) {
      return onlyRow(
        await tx
          .insert(table)
          .values({ ...values, resumeId })
          .returning({ id: table.id }),
      ).id
    },
    async update(tx, { id }, values) {
      await tx.update(table).set(values).where(eq(table.id, id))
    },
    async delete(tx, { id }) {
      await tx.delete(table).where(eq(table.id, id))
    },
  }
}

type Placed = { id: number; position: number }

export type OrderedStore<Item, Values> = SectionStore<Item, Values> & {
  listPositions(tx: Tx, resumeId: number): Promise<Placed[]>
  /**
   * Writes the positions. The versions of the items stay, because a change of an item does not compare its position.
   */
  setPositions(tx: Tx, resume: Authorized<{ id: number }, 'update'>, placed: readonly Placed[]): Promise<void>
}

/** A section that users order by hand. */
export function orderedStore<Table extends OrderedTable, Item>(
  named: Table,
  select: (tx: Tx, id: number) => PromiseLike<Item[]>,
): OrderedStore<Item, SectionValues<Table>> {
  const table: OrderedTable = named
  return {
    ...sectionStore(named, select),
    async insert(tx, { resumeId }, values) {
      const position = sql`(select coalesce(max(position), 0) + 1 from ${table} where resume_id = ${resumeId})`
      const rows = await tx
        .insert(table)
        .values({ ...values, resumeId, position })
        .returning({ id: table.id })
      return onlyRow(rows).id
    },
    async listPositions(tx, resumeId) {
      return tx
        .select({ id: table.id, position: table.position })
        .from(table)
        .where(eq(table.resumeId, resumeId))
    },
    async setPositions(tx, _resume, placed) {
      const ids = placed.map(({ id }) => id)
      const positions = placed.map(({ position }) => position)
      const position = sql`(select placed.position
        from unnest(${sql.param(ids)}::int[], ${sql.param(positions)}::int[]) as placed (id, position)
        where placed.id = ${table.id})`
      await tx.update(table).set({ position, version: table.version }).where(isAnyOf(table.id, ids))
    },
  }
}
