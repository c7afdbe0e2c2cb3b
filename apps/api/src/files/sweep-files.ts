import type { Db } from '../db/client.ts'
import type { Clock } from '../use-case/clock.ts'
import { deleteFileRow, listFilesToSweep, markForgotten } from './files.store.ts'
import type { FileStorage } from './storage/file-storage.ts'

/** One hour: longer than any upload takes from its bytes to its transaction. */
const forgottenAfterMs = 3_600_000
const batchSize = 500

type SweepDeps = { db: Db; clock: Clock; files: FileStorage }

/**
 * Deletes files whose upload was interrupted more than an hour ago, and files marked as deleted. Several processes
 * may sweep at once. A file that cannot be deleted does not stop the others and is tried again. Returns the number of
 * deleted files.
 */
export async function sweepFiles({ db, clock, files }: SweepDeps): Promise<number> {
  const now = clock.now()
  const rows = await listFilesToSweep(db, new Date(now.getTime() - forgottenAfterMs), batchSize)
  let removed = 0
  const failures: unknown[] = []
  for (const row of rows) {
    try {
      // From here no transaction can claim the file.
      if (row.state === 'pending' && !(await markForgotten(db, row.id, now))) continue
      await files.delete(row.storage_key)
      await deleteFileRow(db, row.id)
      removed += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`)
  return removed
}
