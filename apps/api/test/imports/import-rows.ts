import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import type { Checked, KindOfImport, ReadRow, Standing, WrittenRow } from '../../src/imports/import-kind.ts'
import type { Actor } from '../../src/use-case/actor.ts'
import { clockAt } from '../../src/use-case/clock.ts'
import { defaultNow } from '../app.ts'
import { buildAdmin } from '../factories/user.ts'

const clock = clockAt('Europe/Kyiv', () => new Date(defaultNow))

async function buildImporter(db: Db): Promise<Actor> {
  const { id } = await buildAdmin(db)
  return {
    id,
    full_name: 'The importer',
    role: 'admin',
    subRoleKeys: ['administrator'],
    credential: { kind: 'session', id: 1, proven_at: clock.now() },
    signed_in_by: 'password',
    has_second_factor: false,
    must_set_up_factor: false,
    origin: { via: { kind: 'browser', name: null }, address: '192.0.2.1', request_id: null },
  }
}

type Tried = { checked: Checked<unknown>[]; written: readonly WrittenRow[] }

/** A kind of import without the reading of files: rows are numbered from 2 and written where they fit, in one transaction. */
export async function importerOf<Plan>(db: Db, kind: KindOfImport<Plan>) {
  const actor = await buildImporter(db)
  const context = { actor, clock, invite: false }
  const numbered = (rows: readonly ReadRow['values'][]) =>
    rows.map((values, place) => ({ number: place + 2, values }))
  return {
    actor,
    async check(rows: readonly ReadRow['values'][]): Promise<Checked<Plan>[]> {
      const read = numbered(rows)
      return read.map(await kind.prepare(db, { actor, today: clock.today(), lock: false }, read))
    },
    write: (rows: readonly ReadRow['values'][], options: { invite?: boolean } = {}): Promise<Tried> =>
      db.transaction(async (tx) => {
        const read = numbered(rows)
        const check = await kind.prepare(tx, { actor, today: clock.today(), lock: true }, read)
        const checked = read.map(check)
        const planned = checked.flatMap((each, place) =>
          'plan' in each ? [{ number: place + 2, plan: each.plan }] : [],
        )
        return { checked, written: await kind.write(tx, { ...context, ...options }, planned) }
      }),
    /** Rolled back where anything stands against it. */
    async takeBack(written: readonly WrittenRow[], by = actor): Promise<readonly Standing[]> {
      let standing: readonly Standing[] = []
      const taken = db.transaction(async (tx) => {
        standing = await kind.takeBack(tx, { ...context, actor: by }, written)
        if (standing.length > 0) tx.rollback()
      })
      await taken.catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error
      })
      return standing
    },
  }
}
