import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from '../commands/operator-error.ts'
import type { ReadSetting } from './settings-value.ts'

export type DailyBackupSettings = {
  folder: string
  /** How many archives are kept. */
  keep: number
  /** The time of the company's day from which on the archive of the day is made, as HH:MM. */
  from: string
}

/** Reads BACKUP_DIR, BACKUP_AT and BACKUP_KEEP; undefined where no folder is named. */
export function readDailyBackup(read: ReadSetting, dataDir: string): DailyBackupSettings | undefined {
  const [folder, from, keep] = [read('BACKUP_DIR'), read('BACKUP_AT') ?? '03:00', read('BACKUP_KEEP') ?? '7']
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(from))
    throw new ConfigError(`BACKUP_AT must be a time such as 03:00, not '${from}'.`)
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new ConfigError(`BACKUP_KEEP must be a number from 1 to 9999, not '${keep}'.`)
  if (folder !== undefined) return { folder: backupFolderFrom(folder, dataDir), from, keep: Number(keep) }
  if ((read('BACKUP_AT') ?? read('BACKUP_KEEP')) === undefined) return undefined
  throw new ConfigError('BACKUP_DIR is missing, though BACKUP_AT or BACKUP_KEEP is set.')
}

/** What the portal keeps in these folders it also deletes, and the database takes no strange files. */
const ownFolders = ['database', 'files', 'backup-copy']

function backupFolderFrom(text: string, dataDir: string): string {
  const folder = resolve(text)
  const own = ownFolders.find((name) => `${folder}/`.startsWith(`${join(dataDir, name)}/`))
  if (own !== undefined)
    throw new ConfigError(`BACKUP_DIR must not be in DATA_DIR/${own}, which the portal keeps for itself.`)
  const place = nearestPlace(folder)
  if (!statSync(place).isDirectory())
    throw new ConfigError(`BACKUP_DIR must be a folder, and ${place} is a file.`)
  if (!isWritable(place))
    throw new ConfigError(`BACKUP_DIR must be a folder that the portal may write, and ${place} is none.`)
  return folder
}

/** The folder, or the one in which the portal would make it. */
function nearestPlace(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? nearestPlace(dirname(path)) : path
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

const leastKeyBytes = 32

/** The content of BACKUP_KEY_FILE; undefined where none is named. */
export function readBackupKey(file: string | undefined): Buffer | undefined {
  if (file === undefined) return undefined
  let key: Buffer
  try {
    key = readFileSync(file)
  } catch {
    throw new ConfigError(`BACKUP_KEY_FILE names '${file}', which cannot be read.`)
  }
  if (key.length >= leastKeyBytes) return key
  throw new ConfigError(
    `BACKUP_KEY_FILE needs at least ${leastKeyBytes} random bytes, such as of: head -c 32 /dev/urandom > ${file}`,
  )
}
