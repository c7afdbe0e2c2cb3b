import type { Db } from '../db/client.ts'
import { addToTrail } from '../db/trail/add-to-trail.ts'
import { backupEntry } from '../db/trail/backup-entry.ts'
import type { Clock } from '../use-case/clock.ts'
import { atCommand, portalItself } from '../use-case/origin.ts'

export type MadeBackup = {
  /** The name of the archive, without its folder. */
  file: string
  is_encrypted: boolean
  /** Whether the portal made it by itself. */
  is_daily: boolean
}

/** Tells the trail of an archive that was written. */
export const tellBackup = (
  db: Db,
  clock: Clock,
  { file, is_encrypted, is_daily }: MadeBackup,
): Promise<void> =>
  db.transaction((tx) =>
    addToTrail(
      tx,
      clock,
      is_daily ? portalItself : atCommand('backup'),
      backupEntry('backups.create', file, { encrypted: is_encrypted }),
    ),
  )
