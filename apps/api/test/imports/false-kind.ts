import { folded } from '@portal/domain/texts/folded'
import { because } from '@portal/words/reasons'
import { eq, inArray } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { categories } from '../../src/db/schema/categories.ts'
import type { CheckContext, KindOfImport, WrittenRow } from '../../src/imports/import-kind.ts'

type Plan = { id: number | null; name: string; description: string | null }

export type FalseKind = KindOfImport<Plan> & {
  /** What else happens while rows are checked, or after they were written. */
  meanwhile: { check(db: DbOrTx, context: CheckContext): Promise<void>; write(tx: Tx): Promise<void> }
}

export const nothing = { check: async () => {}, write: async () => {} }

/**
 * A small kind of import in place of that of projects: the name and the description of a row are those of a category. One whose name
 * begins with 'Bad' is refused.
 */
export const falseKind = (): FalseKind => {
  const kind: FalseKind = {
    meanwhile: { ...nothing },

    async prepare(db, context) {
      await kind.meanwhile.check(db, context)
      const there = new Map((await db.select().from(categories)).map((row) => [folded(row.name), row]))
      return ({ values }) => {
        const name = String(values.name)
        const description = values.description === undefined ? null : String(values.description)
        if (name.startsWith('Bad'))
          return { state: 'refuse', reasons: [{ field: 'name', ...because('categories.name_taken') }] }
        const row = there.get(folded(name))
        if (row === undefined) return { state: 'create', plan: { id: null, name, description } }
        if (row.description === description) return { state: 'same' }
        const changes = [{ field: 'description', before: row.description, after: description }]
        return { state: 'change', changes, plan: { id: row.id, name, description } }
      }
    },

    async write(tx, _context, planned) {
      const written: WrittenRow[] = []
      for (const { number, plan } of planned) written.push(await writeOne(tx, number, plan))
      await kind.meanwhile.write(tx)
      return written
    },

    async takeBack(tx, _context, written) {
      const ids = written.map(({ object_id }) => object_id)
      const rows = await tx.select().from(categories).where(inArray(categories.id, ids)).for('update')
      const standing = written.flatMap(({ number, object_id, object_version }) => {
        const row = rows.find(({ id }) => id === object_id)
        if (row?.version === object_version) return []
        return [{ number, object: row?.name ?? 'gone', reason: because('categories.changed_meanwhile') }]
      })
      for (const { object_id, before } of standing.length > 0 ? [] : written) {
        if (before === null) await tx.delete(categories).where(eq(categories.id, object_id))
        else
          await tx
            .update(categories)
            .set({ description: typeof before.description === 'string' ? before.description : null })
            .where(eq(categories.id, object_id))
      }
      return standing
    },
  }
  return kind
}

async function writeOne(tx: Tx, number: number, { id, name, description }: Plan): Promise<WrittenRow> {
  const object = { number, object_type: 'category' } as const
  if (id === null) {
    const values = { name, description, name_folded: name, name_key: name }
    const made = onlyRow(await tx.insert(categories).values(values).returning())
    return { ...object, object_id: made.id, object_version: made.version, before: null }
  }
  const [before] = await tx.select().from(categories).where(eq(categories.id, id))
  const changed = await tx.update(categories).set({ description }).where(eq(categories.id, id)).returning()
  return {
    ...object,
    object_id: id,
    object_version: onlyRow(changed).version,
    before: { description: before?.description ?? null },
  }
}
