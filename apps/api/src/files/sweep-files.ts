import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { FileStorage } from './file-storage.ts'
import { deleteFileRow, listFilesToSweep, markForgotten } from './files.store.ts'

/** An hour: more than any upload takes between its bytes and its transaction. */
const forgottenAfterMs = 3_600_000
const batchSize = 500

type SweepDeps = { db: Db; clock: Clock; files: FileStorage }

/**
 * Takes away what crashes and failures have left: files whose upload broke off more than an hour ago, and deleted
 * ones. Several processes may sweep at once. One file that resists does not keep the others; it is tried again.
 * Returns how many it took away.
 */
export async function sweepFiles({ db, clock, files }: SweepDeps): Promise<number> {
  const now = clock.now()
  const rows = await listFilesToSweep(db, new Date(now.getTime() - forgottenAfterMs), batchSize)
  let removed = 0
  const failures: unknown[] = []
  for (const row of rows) {
    try {
      // From here on no transaction can claim it any more.
      if (row.state === 'pending' && !(await markForgotten(db, row.id, now))) continue
      await files.delete(row.storageKey)
      await deleteFileRow(db, row.id)
      removed += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`)
  return removed
}
