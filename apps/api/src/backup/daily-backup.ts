import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { DailyBackupSettings } from '../config/backup-settings.ts'
import type { Clock } from '../use-case/clock.ts'

type Options = DailyBackupSettings & {
  /** The part of the names that tells this portal's archives from those of others in the same folder. */
  portalId: string
  clock: Clock
  /** Hears how many archives of others the folder holds, when the archive of the day is made. */
  onOthers: (count: number) => void
  /** Writes the archive; rejects with the reason. */
  write: (path: string) => Promise<void>
  onFailure: (error: unknown, failure: string) => void
}

const checkEveryMs = 60_000
const retryAfterMs = 3_600_000
/** A lock older than this is that of a process that was killed. */
const staleAfterMs = 6 * 3_600_000
/** Also those of versions whose names had no id, of which nobody knows whose they are. */
const isArchive = (name: string) => /^portal-([0-9a-f]{8}-)?\d{4}-\d\d-\d\d\.backup$/.test(name)

/** Looks every minute whether the backup of the day is due. Stopping does not wait for one that runs: a cut archive is none. */
export function startDailyBackups(options: Options): { stop(): void } {
  let isRunning = false
  let notBefore = 0
  const look = async () => {
    if (isRunning || options.clock.now().getTime() < notBefore) return
    isRunning = true
    try {
      await backUpWhenDue(options)
    } catch (error) {
      notBefore = options.clock.now().getTime() + retryAfterMs
      options.onFailure(error, 'The daily backup failed')
    } finally {
      isRunning = false
    }
  }
  void look()
  const timer = setInterval(() => void look(), checkEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Makes the archive of the day in the folder unless it is there, and deletes the portal's oldest ones. Of several processes one makes it.
 * Returns whether it did.
 */
export async function backUpWhenDue(options: Options): Promise<boolean> {
  const { folder, keep, from, portalId, clock, write, onOthers } = options
  if (timeOf(clock) < from) return false
  const path = join(folder, `portal-${portalId}-${clock.today()}.backup`)
  if (existsSync(path)) return false
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = `${path}.lock`
  if (!(await takeLock(lock))) return false
  try {
    if (existsSync(path)) return false
    await write(path)
    const archives = (await readdir(folder)).filter(isArchive).toSorted()
    const own = archives.filter((name) => name.startsWith(`portal-${portalId}-`))
    for (const name of own.slice(0, Math.max(0, own.length - keep))) await rm(join(folder, name))
    if (archives.length > own.length) onOthers(archives.length - own.length)
    return true
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function takeLock(lock: string): Promise<boolean> {
  const since = await stat(lock).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
  if (since !== undefined && Date.now() - since > staleAfterMs)
    await rm(lock, { recursive: true, force: true })
  return mkdir(lock).then(
    () => true,
    () => false,
  )
}

const timeOf = ({ timeZone, now }: Clock) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now(),
  )

/** Writes the archive in a process of its own, so that requests do not wait for it. */
export async function writeInOwnProcess(path: string): Promise<void> {
  const program = join(import.meta.dirname, 'backup-program.ts')
  const child = spawn(process.execPath, [...process.execArgv, program, '--daily', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [reason, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(reason.trim() || `The backup ended with ${code}`)
}
