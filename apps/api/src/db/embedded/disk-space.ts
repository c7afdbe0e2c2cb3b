import { statfsSync } from 'node:fs'

const megabyte = 1024 * 1024
/** PostgreSQL needs 16 MB at once for its journal, and stops when it cannot have them. The rest is a margin. */
const neededBytes = 64 * megabyte

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export const isDiskFull = (folder: string): boolean => freeBytes(folder) < neededBytes

export const diskFullSentence = (folder: string): string =>
  `The disk is full: DATA_DIR ${folder} has ${Math.floor(freeBytes(folder) / megabyte)} MB left and needs ${neededBytes / megabyte}; make room and start again.`
