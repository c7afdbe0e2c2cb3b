import type { RestoredMails } from '../config/config.ts'
import { isRestored, settleCopy } from '../db/archive/restored-copy.ts'
import type { Database } from '../db/client.ts'
import { countHeldMails, dropHeldMails, sendHeldMails } from '../db/mails/held-mails.ts'

type Options = {
  choice: RestoredMails | undefined
  /** Makes the mails of all rows that wait for one. */
  makeMails: () => Promise<void>
  now: Date
}

/**
 * Holds what waits in a database that was restored from an archive, before anything is sent: the portal that made the archive
 * may have sent it, or still send it. Returns how many mails are held.
 */
export async function holdRestoredMails(
  database: Database,
  { choice, makeMails, now }: Options,
): Promise<number> {
  const { db } = database
  if (await isRestored(db)) {
    await database.exclusively(async () => {
      // Another process may have been first.
      if (!(await isRestored(db))) return
      await makeMails()
      await db.transaction(settleCopy)
    })
  }
  if (choice === 'send') await sendHeldMails(db, now)
  if (choice === 'drop') await dropHeldMails(db)
  return countHeldMails(db)
}
