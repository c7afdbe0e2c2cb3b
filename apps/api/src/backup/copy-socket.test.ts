import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askForCopy, openCopySocket } from './copy-socket.ts'
import { DeletionHold } from './deletion-hold.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-copy-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const made = { file: 'portal.backup', is_encrypted: true, is_daily: false }
const onFailure = vi.fn()
const open = (tell: () => Promise<void>, hold = new DeletionHold()) =>
  openCopySocket({ dataDir, copyDatabase: async () => 5, hold, tell, onFailure })

it('a running portal tells its trail of the archive that a command made of its copy', async () => {
  const tell = vi.fn(async () => {})
  const socket = await open(tell)
  const copy = await askForCopy(dataDir)
  expect(await copy?.tell(made)).toBe(true)
  expect(tell).toHaveBeenCalledExactlyOnceWith(made)
  copy?.release()
  await socket.close()
})

it('a command hears that the trail could not be told, for instance because the disk is full', async () => {
  const socket = await open(async () => Promise.reject(new Error('The disk is full')))
  const copy = await askForCopy(dataDir)
  expect(await copy?.tell(made)).toBe(false)
  expect(onFailure).toHaveBeenCalledOnce()
  copy?.release()
  await socket.close()
})

it('a command that goes away without an archive leaves nothing to tell', async () => {
  const tell = vi.fn(async () => {})
  const hold = new DeletionHold()
  const socket = await open(tell, hold)
  const copy = await askForCopy(dataDir)
  copy?.release()
  await expect.poll(() => hold.isHeld).toBe(false)
  expect(tell).not.toHaveBeenCalled()
  await socket.close()
})
