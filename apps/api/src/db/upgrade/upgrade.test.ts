import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, describe, expect, it } from 'vitest'
import {
  earlierCompanies,
  openEarlierCompany,
  writeEarlierCompany,
} from '../../../test/database/earlier-company.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { createPasswords } from '../../accounts/passwords.ts'
import { readConfig } from '../../config/config.ts'
import { demoPassword } from '../../demo/people/accounts.ts'
import { createFolderStorage } from '../../files/storage/folder-storage.ts'
import { buildApp } from '../../start/app.ts'
import { systemClock } from '../../use-case/clock.ts'
import { type Database, openDatabase } from '../client.ts'
import { type KeptUpgrade, migrate, migrationsFolder } from '../migrate.ts'

const known = readMigrationFiles({ migrationsFolder }).length
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** How many rows each table has, by its name. */
async function countsOf({ db }: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const counted = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    counts.set(name, counted.rows[0]?.count ?? 0)
  }
  return counts
}

const appliedIn = async ({ db }: Database) => {
  const { rows } = await db.execute(sql`select from drizzle.__drizzle_migrations`)
  return rows.length
}

async function folderWith(company: (typeof earlierCompanies)[number]): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-upgrade-'))
  closers.push(() => rm(dataDir, { recursive: true }))
  await writeEarlierCompany(dataDir, company)
  return dataDir
}

describe.each(earlierCompanies)('a database of the commit $commit', (company) => {
  it('an upgrade keeps every row, tells its steps once, and the portal works with it', async () => {
    const earlier = await openEarlierCompany(company)
    closers.push(earlier.close)
    const database = await earlier.open()
    const before = await countsOf(database)
    const told: KeptUpgrade[] = []
    await migrate(database, (upgrade) => told.push(upgrade))
    await migrate(database, (upgrade) => told.push(upgrade))
    expect(told).toMatchObject([{ steps: known - company.migrations, applied: company.migrations }])
    const after = await countsOf(database)
    // Untouched years get the holidays of the present rule.
    before.delete('holidays')
    // A start adds those that have come since; `migrate.test.ts` has that they stay.
    before.delete('secrets')
    expect([...before].filter(([name, count]) => after.get(name) !== count)).toEqual([])

    const app = await buildApp({
      database,
      clock: systemClock('Europe/Kyiv'),
      passwords: createPasswords(),
      files: createFolderStorage(join(tmpdir(), 'portal-no-files')),
      config: readConfig({ PUBLIC_URL: 'http://portal.test', DEMO: 'off' }),
    })
    closers.push(() => app.close())
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload: { session: { email: 'admin@demo.test', password: demoPassword } },
    })
    expect(signedIn.statusCode).toBe(201)
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    const answers = await Promise.all(
      [
        '/users?limit=100',
        '/projects?limit=100',
        '/contracts?limit=100',
        '/requests?limit=100',
        '/records',
        '/notifications',
        '/vacancies',
        '/candidates?limit=100',
        '/dashboard/users',
        '/mails',
      ].map(async (path) => [
        path,
        (await app.inject({ url: `/api/v1${path}`, headers: { cookie } })).statusCode,
      ]),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})

const [oldest] = earlierCompanies
if (oldest === undefined) throw new Error('There is no earlier database')

describe('the copy that the embedded database keeps before an upgrade', () => {
  it('the copy is the database of before, and opens; a start with nothing to do makes none', async () => {
    const dataDir = await folderWith(oldest)
    const told: KeptUpgrade[] = []
    const database = await openDatabase({ dataDir })
    const rows = await countsOf(database)
    await migrate(database, (upgrade) => told.push(upgrade))
    await migrate(database, (upgrade) => told.push(upgrade))
    expect(await appliedIn(database)).toBe(known)
    await database.close()
    const copy = join(dataDir, `database-before-00${oldest.migrations}`)
    expect(told).toEqual([{ steps: known - oldest.migrations, applied: oldest.migrations, copy }])

    // As the documentation says: the copy takes the place of the database.
    const back = await mkdtemp(join(tmpdir(), 'portal-upgrade-'))
    closers.push(() => rm(back, { recursive: true }))
    await rename(copy, join(back, 'database'))
    const restored = await openDatabase({ dataDir: back })
    closers.push(() => restored.close())
    expect([await appliedIn(restored), await countsOf(restored)]).toEqual([oldest.migrations, rows])
  })

  it('the copy of an earlier upgrade, and one that was cut, are replaced', async () => {
    const dataDir = await folderWith(oldest)
    await mkdir(join(dataDir, 'database-before-0003'))
    await mkdir(join(dataDir, 'database-copy.unfinished/base'), { recursive: true })
    const database = await openDatabase({ dataDir })
    closers.push(() => database.close())
    await migrate(database)
    const names = (await readdir(dataDir)).filter((name) => name.startsWith('database-'))
    expect(names).toEqual([`database-before-00${oldest.migrations}`])
  })
})

it('a database of a newer version is refused with a sentence, and nothing is changed', async () => {
  const database = await createTestDatabase()
  closers.push(() => database.close())
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`,
  )
  const before = await countsOf(database)
  try {
    await expect(migrate(database)).rejects.toMatchObject({
      name: 'DatabaseOpenError',
      message:
        'A newer version of the portal made this database: start that version, or go back to a copy of the database from before the upgrade.',
    })
    expect(await countsOf(database)).toEqual(before)
  } finally {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = 9999999999999`)
  }
})

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'of several processes that start together one upgrades',
  async () => {
    const earlier = await openEarlierCompany(oldest)
    closers.push(earlier.close)
    const databases = [await earlier.open(), await earlier.open(), await earlier.open()]
    const told: KeptUpgrade[] = []
    await Promise.all(databases.map((database) => migrate(database, (upgrade) => told.push(upgrade))))
    expect(told).toHaveLength(1)
    expect(await appliedIn(databases[0] ?? (await earlier.open()))).toBe(known)
  },
)
