import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Refusal } from '../../use-case/errors.ts'
import type { Db, Tx } from '../database.ts'

/** The first key of the advisory locks; the second one is the person. */
const lock = 3

/**
 * Transactions of which a person has one at a time, in all processes. A second one is refused at once: in the same process
 * without a connection, in another one by a lock that is tried and never waited for.
 */
export class OnlyOne {
  readonly #underWay = new Set<number>()

  async run<Result>(
    db: Db,
    { person_id, refusal }: { person_id: number; refusal: () => Refusal },
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    if (this.#underWay.has(person_id)) throw refusal()
    this.#underWay.add(person_id)
    try {
      // The embedded database answers without a turn of the event loop, so that the others would come after the end.
      await nextTurn()
      return await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ is_first: boolean }>(
          sql`select pg_try_advisory_xact_lock(${lock}, ${person_id}) as is_first`,
        )
        if (rows[0]?.is_first !== true) throw refusal()
        return work(tx)
      })
    } finally {
      this.#underWay.delete(person_id)
    }
  }
}
