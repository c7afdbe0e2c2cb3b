import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Others of the machine may neither list, enter nor change the folder. */
const ownerOnly = 0o700
const othersBits = 0o077
/** Folders with this bit, such as /tmp, are shared by design. */
const stickyBit = 0o1000

/**
 * Keeps other accounts of the machine out of what the portal stores: of what this process makes from now on, and of the
 * folders that are there already, in which PostgreSQL writes files that everybody may open. Returns the folders that
 * stay open to others, because their file system has no such modes or they belong to somebody else.
 */
export function closePlaces({ dataDir, dailyBackup }: Pick<Config, 'dataDir' | 'dailyBackup'>): string[] {
  process.umask(othersBits)
  // Those of the portal may be links to another disk. Where other links lead is not the portal's.
  const names = new Set(['database', 'files', ...foldersIn(dataDir)])
  const below = [...names].map((name) => join(dataDir, name))
  return [dataDir, ...below, ...(dailyBackup ? [dailyBackup.folder] : [])].filter(staysOpen)
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch {
    // It is made later, or refused with its reason.
    return []
  }
}

function staysOpen(folder: string): boolean {
  const mode = modeOf(folder)
  if (mode === undefined || (mode & othersBits) === 0) return false
  if (mode & stickyBit) return true
  try {
    chmodSync(folder, ownerOnly)
  } catch {
    return true
  }
  // A share may say that it has changed the mode.
  return ((modeOf(folder) ?? 0) & othersBits) !== 0
}

const modeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mode
