import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import type { ChangesOf, Values } from '../../../db/values.ts'
import type { ChangedResume } from '../resumes.policy.ts'

type NumberColumn = AnyPgColumn<{ data: number; notNull: true }>
type SectionTable = PgTable & { id: NumberColumn; version: NumberColumn; resume_id: NumberColumn }
type OrderedTable = SectionTable & { position: NumberColumn }

type SectionValues<Table extends PgTable> = Values<Table, 'resume_id' | 'position'>

export type SectionStore<Item, Values> = {
  find(tx: Tx, id: number): Promise<Item | undefined>
  /** The CV of the item. */
  findResumeId(tx: Tx, id: number): Promise<number | undefined>
  count(tx: Tx, resume_id: number): Promise<number>
  /** In a section with an order the new item comes last; the caller has locked the CV. */
  insert(tx: Tx, resume: ChangedResume, values: Values): Promise<number>
  update(tx: Tx, resume: ChangedResume, id: number, values: ChangesOf<Values>): Promise<void>
  delete(tx: Tx, resume: ChangedResume, id: number): Promise<void>
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
      const [row] = await tx.select({ resume_id: table.resume_id }).from(table).where(eq(table.id, id))
      return row?.resume_id
    },
    count: (tx, resume_id) => tx.$count(table, eq(table.resume_id, resume_id)),
    async insert(tx, { id: resume_id }, values) {
      return onlyRow(
        await tx
          .insert(table)
          .values({ ...values, resume_id })
          .returning({ id: table.id }),
      ).id
    },
    async update(tx, resume, id, values) {
      await tx
        .update(table)
        .set(values)
        .where(and(eq(table.id, id), eq(table.resume_id, resume.id)))
    },
    async delete(tx, resume, id) {
      await tx.delete(table).where(and(eq(table.id, id), eq(table.resume_id, resume.id)))
    },
  }
}

type Placed = { id: number; position: number }

export type OrderedStore<Item, Values> = SectionStore<Item, Values> & {
  listPositions(tx: Tx, resume_id: number): Promise<Placed[]>
  /** The versions of the items stay: a change of an item does not compare its position. */
  setPositions(tx: Tx, resume: ChangedResume, placed: readonly Placed[]): Promise<void>
}

/** A section that users order by hand. */
export function orderedStore<Table extends OrderedTable, Item>(
  named: Table,
  select: (tx: Tx, id: number) => PromiseLike<Item[]>,
): OrderedStore<Item, SectionValues<Table>> {
  const table: OrderedTable = named
  return {
    ...sectionStore(named, select),
    async insert(tx, { id: resume_id }, values) {
      const position = sql`(select coalesce(max(position), 0) + 1 from ${table} where resume_id = ${resume_id})`
      const rows = await tx
        .insert(table)
        .values({ ...values, resume_id, position })
        .returning({ id: table.id })
      return onlyRow(rows).id
    },
    async listPositions(tx, resume_id) {
      return tx
        .select({ id: table.id, position: table.position })
        .from(table)
        .where(eq(table.resume_id, resume_id))
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
