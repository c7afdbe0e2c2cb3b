import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '../../../test/processes/database-process.ts'
import { openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'
import { categories } from '../schema/categories.ts'
import { jobStatuses } from '../schema/job-statuses.ts'
import { users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { records } from '../schema/records.ts'

const writerScript = new URL('../../../test/processes/database-writer.ts', import.meta.url)

let dataDir: string
let ids: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'))
  const database = await openDatabase({ dataDir })
  const { db } = database
  await migrate(database)
  const [user] = await db
    .insert(users)
    .values({
      slug: 'a-b',
      email: 'a@b.test',
      first_name: 'A',
      first_name_folded: 'A',
      last_name: 'B',
      last_name_folded: 'B',
      password_hash: 'x',
    })
    .returning({ id: users.id })
  const [category] = await db
    .insert(categories)
    .values({ name: 'Work', name_folded: 'Work', name_key: 'Work' })
    .returning({ id: categories.id })
  const [bench] = await db.select().from(projects).where(eq(projects.is_bench, true))
  const [status] = await db.select().from(jobStatuses).where(eq(jobStatuses.tag, 'bench'))
  ids = [user?.id, bench?.id, category?.id, status?.id].join(',')
  await database.close()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

// Each run starts with the data that the previous kill left.
it.each([1, 2, 3, 4, 5])(
  'no acknowledged record is lost when the server is killed (%i of 5)',
  async (run) => {
    const writer = startProcess(writerScript, [dataDir, String(run), ids])
    try {
      await writer.printed(15 * run)
    } finally {
      await writer.kill()
    }
    const database = await openDatabase({ dataDir })
    try {
      const kept = await database.db.select({ description: records.description }).from(records)
      const descriptions = new Set(kept.map(({ description }) => description))
      expect(writer.lines.filter((line) => !descriptions.has(line))).toEqual([])
      // At most one record was committed before its id was printed.
      const ofThisRun = kept.filter(({ description }) => description.startsWith(`run ${run},`))
      expect(ofThisRun.length - writer.lines.length).toBeLessThanOrEqual(1)
    } finally {
      await database.close()
    }
  },
)
