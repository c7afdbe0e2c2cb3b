import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { session } from '@portal/contract/accounts/session'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../../../../tools/run-script.ts'
import { hasS3Server } from '../../../../tools/servers/s3-server.ts'
import {
  findPostgres,
  startTempPostgres,
  type TempPostgres,
} from '../../../../tools/servers/temp-postgres.ts'
import { testSeed } from '../../../../tools/test-seed.ts'
import { tableSums } from '../../test/database/table-sums.ts'
import { DrillPortal } from '../../test/drill/drill-portal.ts'
import { keepServing } from '../../test/drill/keep-serving.ts'
import { type S3Server, startS3Server, variablesOf } from '../../test/files/s3-server.ts'
import { admin, endPortals, newFolder } from '../../test/processes/portal-process.ts'
import { startedFolder } from '../../test/processes/started-folder.ts'
import { openDatabase } from '../db/client.ts'
import { files } from '../db/schema/files.ts'
import { askForCopy } from './copy-socket.ts'
import { verifyArchive } from './restore-backup.ts'

const binaries = await findPostgres()
afterEach(endPortals)

type Variables = Record<string, string>

const run = (command: 'backup' | 'restore', variables: Variables, ...args: string[]) =>
  runScript(command, variables, ...args)

async function sumsOf(variables: Variables) {
  const database = await openDatabase({
    dataDir: variables.DATA_DIR ?? '',
    databaseUrl: variables.DATABASE_URL,
    dataSync: false,
  })
  try {
    return await tableSums(database)
  } finally {
    await database.close()
  }
}

async function signIn(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } }),
  })
  session.create.schema.response[201].parse(await answer.json())
  return answer.status
}

describe('the commands backup and restore', () => {
  it('a running portal is backed up while people write, and the copy has everything from before', async () => {
    const dataDir = await startedFolder()
    const portal = await DrillPortal.start({ dataDir })
    const archive = join(await newFolder(), 'portal.backup')
    const results: Awaited<ReturnType<typeof run>>[] = []
    const backUp = async () => {
      results.push(await run('backup', { DATA_DIR: dataDir }, archive))
    }
    const ledger = await keepServing(portal.url, testSeed(), [backUp])
    expect(ledger.faults).toEqual([])
    expect(results).toMatchObject([{ code: 0, words: expect.stringMatching(/it paused for \d\.\d\d s/) }])
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual(['backup.sock'])
    await portal.stop()

    const place = await newFolder()
    expect(await run('restore', { DATA_DIR: place }, archive)).toMatchObject({ code: 0 })
    const records = (await sumsOf({ DATA_DIR: place })).records ?? ''
    expect(Number(records.split(' ')[0])).toBeGreaterThanOrEqual(10)
    const restored = await DrillPortal.start({ dataDir: place })
    expect(await signIn(restored.url)).toBe(201)
    await restored.stop()
  })

  it('a stopped portal is restored row by row, encrypted, and an archive that was cut leaves the place empty', async () => {
    const variables = { DATA_DIR: await startedFolder(), BACKUP_KEY_FILE: join(await newFolder(), 'key') }
    await writeFile(variables.BACKUP_KEY_FILE, randomBytes(32))
    const sums = await sumsOf(variables)
    const archive = join(await newFolder(), 'portal.backup')
    expect(await run('backup', variables, archive)).toMatchObject({
      code: 0,
      words: expect.stringContaining('MB, encrypted.'),
    })
    const place = { ...variables, DATA_DIR: await newFolder() }
    const bytes = await readFile(archive)
    await truncate(archive, bytes.length - 5000)
    const refused = await run('restore', place, archive)
    expect([refused.code, refused.words.split('\n').length, await readdir(place.DATA_DIR)]).toEqual([
      1,
      1,
      [],
    ])
    await writeFile(archive, bytes)
    // The key is also what proves where an archive comes from.
    const forged = join(await newFolder(), 'forged.backup')
    await run('backup', { DATA_DIR: variables.DATA_DIR }, forged)
    expect(await run('restore', place, forged)).toEqual({
      code: 1,
      words: `${forged} is not encrypted, so BACKUP_KEY_FILE does not prove where it comes from: add --allow-unencrypted if you trust it.`,
    })
    expect(await readdir(place.DATA_DIR)).toEqual([])
    expect(
      (await run('restore', { ...place, DATA_DIR: await newFolder() }, forged, '--allow-unencrypted')).code,
    ).toBe(0)
    expect((await run('restore', place, archive)).code).toBe(0)
    expect(await sumsOf(place)).toEqual(sums)
    const again = await run('restore', place, archive)
    expect(again).toEqual({
      code: 1,
      words: 'There are people in the database: only an empty place is filled.',
    })
  })

  it('a portal gives one copy at a time, and deletes it when the command that asked for it is gone', async () => {
    const dataDir = await startedFolder()
    const portal = await DrillPortal.start({ dataDir })
    const archive = join(await newFolder(), 'portal.backup')
    const copy = await askForCopy(dataDir)
    expect(await readdir(copy?.folder ?? '')).toEqual(['database'])
    expect(await run('backup', { DATA_DIR: dataDir }, archive)).toEqual({
      code: 1,
      words: 'Another backup of this portal is being made.',
    })
    copy?.release()
    await expect.poll(() => readdir(dataDir)).not.toContain('backup-copy')
    expect((await run('backup', { DATA_DIR: dataDir }, archive)).code).toBe(0)
    await portal.stop()
    expect(await readdir(dataDir)).not.toContain('backup.sock')
  })

  it('a portal in a folder whose path is too long for a socket starts, and is backed up when it is stopped', async () => {
    const dataDir = join(await startedFolder(), 'a-folder-with-a-long-name'.repeat(5))
    const portal = await DrillPortal.start({ dataDir })
    const archive = join(await newFolder(), 'portal.backup')
    expect((await run('backup', { DATA_DIR: dataDir }, archive)).words).toMatch(
      /^Another process is using DATA_DIR/,
    )
    await portal.stop()
    expect((await run('backup', { DATA_DIR: dataDir }, archive)).code).toBe(0)
  })

  it('backup and restore take a path from the folder in which npm was called', async () => {
    const place = await newFolder()
    await mkdir(join(place, 'rel dir'))
    const from = { INIT_CWD: place }
    const made = await run('backup', { ...from, DATA_DIR: await startedFolder() }, 'rel dir/x')
    expect(made).toMatchObject({ code: 0, words: expect.stringContaining(join(place, 'rel dir/x')) })
    expect(await readdir(join(place, 'rel dir'))).toEqual(['x'])
    expect((await run('restore', { ...from, DATA_DIR: await newFolder() }, 'rel dir/x')).code).toBe(0)
    expect(await run('restore', { ...from, DATA_DIR: await newFolder() }, 'y')).toEqual({
      code: 1,
      words: `There is no file ${join(place, 'y')}.`,
    })
  })

  it('a backup to a folder that does not exist ends with one sentence', async () => {
    const archive = join(await newFolder(), 'nowhere', 'portal.backup')
    expect(await run('backup', { DATA_DIR: await startedFolder() }, archive)).toEqual({
      code: 1,
      words: `${archive} cannot be written (ENOENT).`,
    })
  })

  it('a backup of files that cannot be read ends with one sentence', async () => {
    const dataDir = await startedFolder()
    // A file in the place of the folder.
    await rm(join(dataDir, 'files'), { recursive: true, force: true })
    await writeFile(join(dataDir, 'files'), '')
    const database = await openDatabase({ dataDir })
    await database.db.insert(files).values({
      storage_key: '0'.repeat(32),
      kind: 'avatar',
      media_type: 'image/png',
      size_bytes: 3,
      state: 'stored',
    })
    await database.close()
    const archive = join(await newFolder(), 'portal.backup')
    const { code, words } = await run('backup', { DATA_DIR: dataDir }, archive)
    expect([code, words]).toEqual([1, expect.stringMatching(/^It cannot go on: ENOTDIR[^\n]*\.$/)])
  })

  it('a portal makes its daily backup by itself, in a process of its own', async () => {
    const folder = join(await newFolder(), 'daily')
    const portal = await DrillPortal.start({
      dataDir: await startedFolder(),
      more: { BACKUP_DIR: folder, BACKUP_AT: '00:00', BACKUP_KEEP: '2' },
    })
    await expect
      .poll(() => readdir(folder).catch(() => []), { timeout: 60_000 })
      .toEqual([expect.stringMatching(/^portal-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.backup$/)])
    const [name = ''] = await readdir(folder)
    await verifyArchive(join(folder, name), undefined)
    await portal.stop()
  })

  it.each([
    ['backup', ['/nowhere/portal.backup'], /There is no database in DATA_DIR/],
    ['restore', ['/nowhere/portal.backup'], /^There is no file \/nowhere\/portal\.backup\.$/],
  ] as const)('the command %s with %j ends with one sentence', async (command, args, sentence) => {
    const { code, words } = await run(command, { DATA_DIR: await newFolder() }, ...args)
    expect([code, words.split('\n').length]).toEqual([1, 1])
    expect(words).toMatch(sentence)
  })

  describe.skipIf(binaries === undefined || !hasS3Server())('from embedded to PostgreSQL and back', () => {
    let postgres: TempPostgres
    let store: S3Server
    beforeAll(async () => {
      postgres = await startTempPostgres(binaries ?? '', { durable: false })
      store = await startS3Server()
      return async () => {
        await postgres.stop()
        await store.stop()
      }
    })

    it('a portal moves from the embedded database and its folder to PostgreSQL and a bucket, and back', async () => {
      const embedded = { DATA_DIR: await startedFolder() }
      const portal = await DrillPortal.start({ dataDir: embedded.DATA_DIR })
      await keepServing(portal.url, testSeed(), [])
      await portal.stop()
      const [sums, folder] = [await sumsOf(embedded), await newFolder()]
      const [there, back] = [join(folder, 'there.backup'), join(folder, 'back.backup')]
      expect((await run('backup', embedded, there)).code).toBe(0)
      const moved = {
        DATA_DIR: await newFolder(),
        DATABASE_URL: await postgres.makeDatabase(),
        ...variablesOf(await store.makeBucket()),
      }
      expect((await run('restore', moved, there)).code).toBe(0)
      expect(await sumsOf(moved)).toEqual(sums)
      expect((await run('backup', moved, back)).code).toBe(0)
      const returned = { DATA_DIR: await newFolder() }
      expect((await run('restore', returned, back)).code).toBe(0)
      expect(await sumsOf(returned)).toEqual(sums)
      const names = async (dataDir: string) =>
        (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
          .toSorted()
      expect(await names(returned.DATA_DIR)).toEqual(await names(embedded.DATA_DIR))
    })
  })
})
