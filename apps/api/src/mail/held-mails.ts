import type { RestoredMails } from '../config/config.ts'
import { isRestored, settleCopy } from '../db/archive/restored-copy.ts'
import type { Database, Tx } from '../db/client.ts'
import { countHeldMails, dropHeldMails, sendHeldMails } from '../db/mails/held-mails.ts'
import { addToTrail } from '../db/trail/add-to-trail.ts'
import { heldMailsEntry } from '../db/trail/held-mails-entry.ts'
import { clockAt } from '../use-case/clock.ts'
import { portalItself } from '../use-case/origin.ts'

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
  if (choice !== undefined) await db.transaction((tx) => settleMails(tx, choice, now))
  return countHeldMails(db)
}

async function settleMails(tx: Tx, choice: RestoredMails, now: Date): Promise<void> {
  const count = choice === 'send' ? await sendHeldMails(tx, now) : await dropHeldMails(tx)
  const entry = heldMailsEntry(choice === 'send' ? 'mails.send_held' : 'mails.drop_held', count)
  await addToTrail(
    tx,
    clockAt('UTC', () => now),
    portalItself,
    entry,
  )
}
