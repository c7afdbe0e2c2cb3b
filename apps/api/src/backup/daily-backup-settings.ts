import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '../operator-error.ts'

export type DailyBackupSettings = {
  folder: string
  /** How many archives are kept. */
  keep: number
  /** The time of the company's day from which on the archive of the day is made, as HH:MM. */
  from: string
}

/** Reads BACKUP_DIR, BACKUP_AT and BACKUP_KEEP; undefined where no folder is named. */
export function readDailyBackup(
  read: (name: string) => string | undefined,
  dataDir: string,
): DailyBackupSettings | undefined {
  const [folder, from, keep] = [read('BACKUP_DIR'), read('BACKUP_AT') ?? '03:00', read('BACKUP_KEEP') ?? '7']
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(from))
    throw new ConfigError(`BACKUP_AT must be a time such as 03:00, not '${from}'.`)
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new ConfigError(`BACKUP_KEEP must be a number from 1 to 9999, not '${keep}'.`)
  return folder === undefined
    ? undefined
    : { folder: backupFolderFrom(folder, dataDir), from, keep: Number(keep) }
}

/** What the portal keeps in these folders it also deletes, and the database takes no strange files. */
const ownFolders = ['database', 'files', 'backup-copy']

function backupFolderFrom(text: string, dataDir: string): string {
  const folder = resolve(text)
  const own = ownFolders.find((name) => `${folder}/`.startsWith(`${join(dataDir, name)}/`))
  if (own !== undefined)
    throw new ConfigError(`BACKUP_DIR must not be in DATA_DIR/${own}, which the portal keeps for itself.`)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ConfigError(`BACKUP_DIR must be a folder, and ${folder} is a file.`)
  return folder
}
