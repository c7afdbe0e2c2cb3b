import { mkdir, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { OperatorError } from '../commands/operator-error.ts'
import {
  connectToPortal,
  firstLineOf,
  openPortalSocket,
  type PortalSocket,
} from '../commands/portal-socket.ts'
import type { DeletionHold } from './deletion-hold.ts'
import type { MadeBackup } from './tell-backup.ts'

const name = 'backup'

const answerSchema = z.object({
  copy: z.optional(z.string()),
  pausedMs: z.optional(z.number()),
  refused: z.optional(z.string()),
})

const madeSchema = z.object({ file: z.string(), is_encrypted: z.boolean(), is_daily: z.boolean() })
const toldSchema = z.object({ told: z.boolean() })
/** Characters of a message about a made archive; none is longer. */
const mostSaid = 2_000

type Options = {
  dataDir: string
  /** Copies the database into the folder and returns the milliseconds for which it waited. */
  copyDatabase: (folder: string) => Promise<number>
  hold: DeletionHold
  /** Tells the trail of the archive that the command has made of the copy. */
  tell: (made: MadeBackup) => Promise<void>
  onFailure: (error: unknown, failure: string) => void
}

/**
 * Lets the command `backup` ask the running portal for a copy of the embedded database. The copy lasts until the command goes
 * away; no file is deleted meanwhile.
 */
export async function openCopySocket({
  dataDir,
  copyDatabase,
  hold,
  tell,
  onFailure,
}: Options): Promise<PortalSocket> {
  const folder = join(dataDir, 'backup-copy')
  const serve = async (socket: Socket) => {
    if (hold.isHeld) return void socket.end(JSON.stringify({ refused: 'busy' }))
    hold.isHeld = true
    const gone = new Promise((resolve) => socket.once('close', resolve))
    try {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const pausedMs = await copyDatabase(join(folder, 'database'))
      socket.write(`${JSON.stringify({ copy: folder, pausedMs })}\n`)
      await tellMade(socket, tell)
      await gone
    } catch (error) {
      onFailure(error, 'The copy for a backup failed')
      socket.end(JSON.stringify({ refused: 'failed' }))
    } finally {
      await rm(folder, { recursive: true, force: true })
      hold.isHeld = false
    }
  }
  await rm(folder, { recursive: true, force: true })
  return openPortalSocket({
    dataDir,
    name,
    serve,
    // The portal works without.
    onFailure: (error) =>
      onFailure(error, 'Backups of this portal need it to be stopped: its socket cannot be opened'),
  })
}

/** Waits for the command to say that it has made its archive, or to go away without. */
async function tellMade(socket: Socket, tell: Options['tell']): Promise<void> {
  const line = await firstLineOf(socket, mostSaid)
  if (line === '') return
  await tell(z.parse(madeSchema, JSON.parse(line)))
  socket.write(`${JSON.stringify({ told: true })}\n`)
}

export type RunningCopy = {
  /** A folder like DATA_DIR, with the database alone. */
  folder: string
  pausedMs: number
  /** Lets the portal tell its trail of the archive; false where it could not. */
  tell(made: MadeBackup): Promise<boolean>
  /** Lets the portal delete the copy. */
  release(): void
}

/** Asks a running portal for a copy; undefined when none runs in this DATA_DIR. */
export async function askForCopy(dataDir: string): Promise<RunningCopy | undefined> {
  const socket = await connectToPortal({ dataDir, name })
  if (socket === undefined) return undefined
  const line = (await firstLineOf(socket)) || JSON.stringify({ refused: 'failed' })
  const { copy, pausedMs = 0, refused } = z.parse(answerSchema, JSON.parse(line))
  if (refused === 'busy') throw new OperatorError('Another backup of this portal is being made.')
  if (copy === undefined) throw new OperatorError('The portal could not copy its database; its log says why.')
  const tell = async (made: MadeBackup) => {
    const answer = firstLineOf(socket)
    socket.write(`${JSON.stringify(made)}\n`)
    return z.safeParse(toldSchema, JSON.parse((await answer) || '{}')).success
  }
  return { folder: copy, pausedMs, tell, release: () => socket.destroy() }
}
