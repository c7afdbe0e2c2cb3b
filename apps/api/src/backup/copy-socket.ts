import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { OperatorError } from '../commands/operator-error.ts'
import type { DeletionHold } from './deletion-hold.ts'

const socketIn = (dataDir: string) => join(dataDir, 'backup.sock')
/** Sockets have short paths; one below the present folder may be named from there. */
const shortest = (path: string) => {
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

const answerSchema = z.object({
  copy: z.optional(z.string()),
  pausedMs: z.optional(z.number()),
  refused: z.optional(z.string()),
})

type Options = {
  dataDir: string
  /** Copies the database into the folder and returns the milliseconds for which it waited. */
  copyDatabase: (folder: string) => Promise<number>
  hold: DeletionHold
  onFailure: (error: unknown, failure: string) => void
}

export type CopySocket = { close(): Promise<void> }

/**
 * Lets the command `backup` ask the running portal for a copy of the embedded database, through a socket that only the portal's
 * account can open. The copy lasts until the command goes away; no file is deleted meanwhile.
 */
export async function openCopySocket({
  dataDir,
  copyDatabase,
  hold,
  onFailure,
}: Options): Promise<CopySocket> {
  const path = socketIn(dataDir)
  const folder = join(dataDir, 'backup-copy')
  const serve = async (socket: Socket) => {
    socket.on('error', () => {})
    if (hold.isHeld) return void socket.end(JSON.stringify({ refused: 'busy' }))
    hold.isHeld = true
    const gone = new Promise((resolve) => socket.once('close', resolve))
    try {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const pausedMs = await copyDatabase(join(folder, 'database'))
      socket.write(`${JSON.stringify({ copy: folder, pausedMs })}\n`)
      socket.resume()
      await gone
    } catch (error) {
      onFailure(error, 'The copy for a backup failed')
      socket.end(JSON.stringify({ refused: 'failed' }))
    } finally {
      await rm(folder, { recursive: true, force: true })
      hold.isHeld = false
    }
  }
  await rm(path, { force: true })
  await rm(folder, { recursive: true, force: true })
  const server = createServer({ allowHalfOpen: false }, (socket) => void serve(socket))
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(shortest(path), resolve)
    })
    await chmod(path, 0o600)
  } catch (error) {
    // Some file systems have no sockets, and paths of sockets are short. The portal works without.
    onFailure(error, 'Backups of this portal need it to be stopped: its socket cannot be opened')
  }
  return {
    close: async () => {
      server.close()
      await rm(path, { force: true })
    },
  }
}

export type RunningCopy = {
  /** A folder like DATA_DIR, with the database alone. */
  folder: string
  pausedMs: number
  /** Lets the portal delete the copy. */
  release(): void
}

/** Asks a running portal for a copy; undefined when none runs in this DATA_DIR. */
export async function askForCopy(dataDir: string): Promise<RunningCopy | undefined> {
  const socket = connect(shortest(socketIn(dataDir)))
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isConnected) return undefined
  const line = await firstLine(socket)
  const { copy, pausedMs = 0, refused } = z.parse(answerSchema, JSON.parse(line))
  if (refused === 'busy') throw new OperatorError('Another backup of this portal is being made.')
  if (copy === undefined) throw new OperatorError('The portal could not copy its database; its log says why.')
  return { folder: copy, pausedMs, release: () => socket.destroy() }
}

async function firstLine(socket: Socket): Promise<string> {
  let words = ''
  const { promise, resolve } = Promise.withResolvers<string>()
  socket.on('data', (chunk: Buffer) => {
    words += chunk.toString()
    if (words.includes('\n')) resolve(words)
  })
  socket.once('close', () => resolve(words || JSON.stringify({ refused: 'failed' })))
  return promise
}
