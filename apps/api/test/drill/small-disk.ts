import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const megabyte = 1024 * 1024
const size = 320

export type SmallDisk = {
  folder: string
  /** With so many bytes left the portal refuses changes, and the database still works. */
  marginBytes: number
  /** Fills the disk until that many bytes are left. */
  fill(leftBytes: number): void
  makeRoom(): void
  remove(): void
}

/** Mounts a file system in memory. Returns undefined without root, or where the kernel does not let it mount. */
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
        // The write fails when the portal has written meanwhile and less room was left.
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
