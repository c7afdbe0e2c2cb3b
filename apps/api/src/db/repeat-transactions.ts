import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isRepeatable } from './violations.ts'

const maxRepeats = 3
/** Each repeat waits up to this much longer, so that the same transactions do not meet again. */
const maxWaitMs = 20

/**
 * Runs a transaction again that PostgreSQL has undone in favour of another one: nothing of it was committed, and the
 * same work may succeed now.
 */
export function repeatTransactions(db: Db): Db {
  const runOnce = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await runOnce(work, config)
      } catch (error) {
        if (repeats === maxRepeats || !isRepeatable(error)) throw error
        await wait(Math.random() * maxWaitMs * (repeats + 1))
      }
    }
  }
  return db
}
