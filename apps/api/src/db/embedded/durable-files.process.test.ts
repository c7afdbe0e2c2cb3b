import { cpSync, existsSync, fdatasyncSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbedded } from './embedded.ts'

let parent: string
let dataDir: string
let firstSyncs = 0
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'portal-sync-'))
  dataDir = join(parent, 'data')
  // A first start leaves these files when the power goes.
  mkdirSync(join(dataDir, 'database', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '')
  writeFileSync(join(dataDir, 'database.unfinished'), '')
  const database = await openEmbedded({
    dataDir,
    sync: (file) => {
      firstSyncs += 1
      fdatasyncSync(file)
    },
  })
  await database.db.execute('create table notes (text text)')
  await database.close()
})
afterAll(() => rm(parent, { recursive: true, force: true }))

it('a first start that was interrupted begins again, and all its files are forced to the disk', () => {
  const files = readdirSync(join(dataDir, 'database', 'base'), { recursive: true, withFileTypes: true })
  expect(firstSyncs).toBeGreaterThan(files.filter((entry) => entry.isFile()).length)
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false)
})

it('every commit is forced to the disk once, whatever it holds; reading and rolling back are not', async () => {
  let syncs = 0
  const database = await openEmbedded({
    dataDir,
    sync: (file) => {
      syncs += 1
      fdatasyncSync(file)
    },
  })
  const { db } = database
  const note = sql`insert into notes values ('a')`
  const syncsOf = async (work: () => Promise<unknown>) => {
    const before = syncs
    await work()
    return syncs - before
  }
  await db.execute(note)
  for (let count = 0; count < 20; count += 1) {
    expect(await syncsOf(() => db.execute(note))).toBe(1)
  }
  const several = () =>
    db.transaction(async (tx) => {
      for (let count = 0; count < 10; count += 1) await tx.execute(note)
    })
  expect(await syncsOf(several)).toBe(1)
  expect(await syncsOf(() => db.execute(sql`select count(*) from notes`))).toBe(0)
  const undone = () => db.transaction((tx) => tx.execute(note).then(() => tx.rollback()))
  expect(await syncsOf(() => undone().catch(() => {}))).toBe(0)
  await database.close()
})

it('a commit that cannot be forced to the disk stops the database and is not acknowledged', async () => {
  const copy = join(parent, 'failing')
  cpSync(dataDir, copy, { recursive: true })
  let isBroken = false
  const reasons: string[] = []
  const { db } = await openEmbedded({
    dataDir: copy,
    onStop: (reason) => reasons.push(reason),
    sync: () => {
      if (isBroken) throw new Error('EIO: i/o error')
    },
  })
  isBroken = true
  await expect(db.execute(sql`insert into notes values ('lost')`)).rejects.toThrow()
  expect(reasons[0]).toBe('Its files cannot be forced to the disk: EIO: i/o error')
  expect(reasons[1]).toContain('PANIC: ')
  // The test does not close the database, because no further statement returns after the failure.
})

it('DATA_SYNC=off forces nothing to the disk', async () => {
  let syncs = 0
  const copy = join(parent, 'fast')
  cpSync(dataDir, copy, { recursive: true })
  const database = await openEmbedded({
    dataDir: copy,
    dataSync: false,
    sync: () => {
      syncs += 1
    },
  })
  await database.db.execute(sql`insert into notes values ('a')`)
  await database.close()
  expect(syncs).toBe(0)
})
