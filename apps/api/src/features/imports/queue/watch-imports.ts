import type { Db } from '../../../db/client.ts'
import { createGuard, type Outbox, type OutboxLog, startOutbox } from '../../../outbox/outbox.ts'
import type { Clock } from '../../../use-case/clock.ts'
import { failAbandoned, failAllQueued } from './queue.store.ts'

type Options = {
  db: Db
  clock: Clock
  /** No other process has imports of this database in hand. */
  isAlone: boolean
  log: OutboxLog
}

/** Ends the imports of processes that died, every two seconds: on the embedded database all that are under way at the start. */
export function watchImports({ db, clock, isAlone, log }: Options): Outbox {
  const guarded = createGuard(log, new AbortController().signal)
  const failure = 'Imports of a process that died were not ended'
  return startOutbox(
    () => ({ round: () => guarded(() => failAbandoned(db, clock.now()), failure), cut: () => {} }),
    async () => {
      if (isAlone) await guarded(() => failAllQueued(db), failure)
    },
  )
}
