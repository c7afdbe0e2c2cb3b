import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProcess } from '../../../test/processes/database-process.ts'
import { openDatabase } from '../client.ts'
import { DatabaseOpenError } from '../open-error.ts'
import { lockDataDir } from './data-dir-lock.ts'

const holderScript = new URL('../../../test/processes/database-holder.ts', import.meta.url)

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-lock-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

const inUse = () => `Another process is using DATA_DIR ${dataDir}; stop it or choose another folder.`

it('a second process on the same folder fails with the reason; a killed process releases the folder', async () => {
  const holder = startProcess(holderScript, [dataDir])
  try {
    await holder.printed(1)
    expect(holder.lines).toEqual(['open'])

    const second = startProcess(holderScript, [dataDir])
    await second.printed(1)
    await second.kill()
    expect(second.lines).toEqual([inUse()])
    await expect(openDatabase({ dataDir })).rejects.toThrow(inUse())
  } finally {
    await holder.kill()
  }

  const next = await openDatabase({ dataDir })
  await next.ping()
  await next.close()
})

it('two databases on one folder are refused inside one process as well, until the first is closed', () => {
  const first = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(inUse())
  first.release()
  lockDataDir(dataDir).release()
})

it('a DATA_DIR that does not exist is created', () => {
  const folder = join(dataDir, 'new', 'folder')
  lockDataDir(folder).release()
  expect(existsSync(folder)).toBe(true)
})

it('the refusal says that DATA_DIR is a file', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  expect(() => lockDataDir(file)).toThrow(
    new DatabaseOpenError(`DATA_DIR ${file} cannot be used: it, or a part of its path, is a file.`),
  )
  expect(() => lockDataDir(join(file, 'below'))).toThrow(/is a file\.$/)
})

// Root may write to any folder, so the test needs another user.
it.skipIf(process.getuid?.() === 0)('the refusal says that this user may not write to DATA_DIR', async () => {
  await chmod(dataDir, 0o500)
  expect(() => lockDataDir(dataDir)).toThrow(
    `DATA_DIR ${dataDir} cannot be used: this user may not write there.`,
  )
})

it('the refusal of DATA_DIR says that the lock file cannot be used', async () => {
  await writeFile(join(dataDir, 'portal.lock'), 'this is no lock of ours, only some text in its place')
  expect(() => lockDataDir(dataDir)).toThrow(DatabaseOpenError)
})

it('the refusal of DATA_DIR says that the embedded database does not open, and the folder is released', async () => {
  await writeFile(join(dataDir, 'database'), 'a file where the database should be')
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The embedded database in ${dataDir} does not open; its files may be damaged`,
  )
  lockDataDir(dataDir).release()
})
