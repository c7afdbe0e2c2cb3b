import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const megabyte = 1024 * 1024
const size = 320

export type SmallDisk = {
  folder: string
  /** So much left is too little for the portal to accept changes, and enough for the database. */
  marginBytes: number
  /** Leaves that many bytes. */
  fill(leftBytes: number): void
  makeRoom(): void
  remove(): void
}

/** A file system in memory. Undefined without root, or where the kernel does not let it mount. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder]).status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  const filler = join(folder, 'filler')
  const leftBytes = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    folder,
    marginBytes: 48 * megabyte,
    fill(toLeave) {
      const file = openSync(filler, 'w')
      try {
        while (leftBytes() > toLeave) writeSync(file, Buffer.alloc(Math.min(megabyte, leftBytes() - toLeave)))
      } catch {
        // The portal wrote meanwhile: less was left.
      }
      closeSync(file)
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}
