import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { files } from '../src/db/schema/files.ts'
import { createFolderStorage } from '../src/files/storage/folder-storage.ts'
import { saveFile } from '../src/files/stored-files.ts'
import { systemClock } from '../src/use-case/clock.ts'
import { createTestDatabase } from './database.ts'
import { admin, ended, endPortals, somePort, start, started } from './processes/portal-process.ts'

const megabyte = 1024 * 1024
const disk = mkdtempSync(join(tmpdir(), 'portal-disk-'))
/** The test needs root, and a kernel that lets it mount. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status === 0
const filler = join(disk, 'filler')

afterEach(endPortals)
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmdirSync(disk)
})

function fillDisk(): void {
  const file = openSync(filler, 'w')
  try {
    while (statfsSync(disk).bavail > 0) writeSync(file, Buffer.alloc(megabyte))
  } catch {
    // The write fails when less than a megabyte is left.
  }
  closeSync(file)
}

it.skipIf(!isMounted)(
  'a full disk refuses changes and the refusal is logged, and the portal works again when there is room',
  async () => {
    const port = await somePort('free')
    const url = `http://127.0.0.1:${port}`
    const environment = { DATA_DIR: join(disk, 'data'), PORT: String(port) }
    const portal = start(environment)
    await started(portal)
    const signIn = async () => {
      const session = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
      const headers = { 'content-type': 'application/json' }
      return fetch(`${url}/api/v1/session`, { method: 'POST', headers, body: JSON.stringify({ session }) })
    }
    const { token } = await signIn().then((answer) => answer.json().then(Object))
    const list = () => fetch(`${url}/api/v1/categories`, { headers: { authorization: `Bearer ${token}` } })
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`)
      return [answer.status, await answer.json()]
    }
    expect(await ready()).toEqual([200, { status: 'ok' }])

    fillDisk()
    const refused = await signIn()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await refused.json()).toMatchObject({ code: 'server.disk_full', statusCode: 503 })
    expect((await list()).status).toBe(200)
    expect(await ready()).toEqual([503, { status: 'disk full' }])

    rmSync(filler)
    expect((await signIn()).status).toBe(201)
    expect(await ready()).toEqual([200, { status: 'ok' }])

    portal.kill('SIGTERM')
    expect((await ended(portal)).code).toBe(0)
    fillDisk()
    const { errors, code } = await ended(start(environment))
    expect(code).toBe(1)
    expect(errors).toMatch(/^The disk is full: DATA_DIR \S+ has 0 MB left and needs 64; .*\.\n$/)
    expect(errors).not.toContain('damaged')
    rmSync(filler)
    await started(start(environment))
    expect((await signIn()).status).toBe(201)
  },
)

it.skipIf(!isMounted)('a picture that does not fit on the disk leaves neither bytes nor a row', async () => {
  const { db, close } = await createTestDatabase()
  const folder = join(disk, 'files')
  const deps = { db, clock: systemClock('Europe/Kyiv'), files: createFolderStorage(folder) }
  const save = () =>
    saveFile(deps, { bytes: Buffer.alloc(megabyte, 1), kind: 'avatar', media_type: 'image/jpeg' })
  await save()
  const onDisk = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
  fillDisk()
  await expect(save()).rejects.toThrow('ENOSPC')
  expect([await onDisk(), await db.$count(files)]).toEqual([1, 1])
  rmSync(filler)
  await save()
  expect([await onDisk(), await db.$count(files)]).toEqual([2, 2])
  await close()
})
