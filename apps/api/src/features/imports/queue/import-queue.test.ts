import { once } from 'node:events'
import { imports } from '@portal/contract/imports'
import { importLimits } from '@portal/domain/imports/import-kinds'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildImport } from '../../../../test/factories/import.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import { falseKind, nothing } from '../../../../test/imports/false-kind.ts'
import { importFile, leaving, sendFile, show, writeFile } from '../../../../test/imports/importing.ts'
import { categories } from '../../../db/schema/categories.ts'
import { importedRows, importRows, imports as table } from '../../../db/schema/imports.ts'
import { users } from '../../../db/schema/people/users.ts'
import { clockAt } from '../../../use-case/clock.ts'
import { forgetImports } from '../forget-imports.store.ts'
import { ImportQueue, LeftQueue } from './import-queue.ts'
import { failAbandoned, failAllQueued } from './queue.store.ts'

const kind = falseKind()
let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ importKinds: { projects: kind } })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(defaultNow)
  kind.meanwhile = { ...nothing }
  await api.db.delete(table)
  await api.db.delete(categories)
})

const file = 'Name\nReading\n'
const later = (seconds: number) => new Date(Date.parse(defaultNow) + seconds * 1000)

/** Holds the next check until it is let go. */
function holdCheck() {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  kind.meanwhile.check = () => {
    begin()
    return held
  }
  return { begun, letGo }
}

describe('imports of several people', () => {
  it('the second waits for the first one, and a sixth one is refused', async () => {
    const { begun, letGo } = holdCheck()
    const first = (await sendFile(admin, file)).json()
    await begun
    const other = await api.as(await buildAdmin(api.db))
    const second = (await sendFile(other, file)).json()
    const listed = await admin.call(imports.list, { query: { page: 1 } })
    expect(listed.data.imports).toMatchObject([{ values: [] }, { values: [] }])
    expect(await show(other, first.id)).toMatchObject({ state: 'reading', progress: { done: 1, total: 1 } })
    expect(await show(other, second.id)).toMatchObject({ state: 'reading', progress: null })
    for (const _ of Array.from({ length: importLimits.waiting - 2 }))
      await buildImport(api.db, { state: 'reading', locked_until: later(60) })
    expect((await sendFile(admin, file)).json()).toMatchObject({ statusCode: 409, code: 'imports.too_many' })
    await api.db.delete(table).where(eq(table.kind, 'hours'))
    letGo()
    expect((await leaving(admin, first.id, 'reading')).state).toBe('checked')
    expect((await leaving(admin, second.id, 'reading')).state).toBe('checked')
  })

  it('a check of what another one has changed meanwhile leaves the rows as they are', async () => {
    // Chosen columns are remembered, so that these headings stand in no other test.
    const { id } = await importFile(admin, 'Thing,Other\nReading,Bad one\n')
    const rows = async () => (await admin.call(imports.rows, { params: { id } })).data.rows
    const { begun, letGo } = holdCheck()
    const slow = admin.call(imports.write, { params: { id }, body: { only_fitting: false } })
    await begun
    kind.meanwhile = { ...nothing }
    const other = await api.as(await buildAdmin(api.db))
    const body = { columns: [{ field: null }, { field: 'name' }] }
    await other.call(imports.update, { params: { id }, body })
    expect(await rows()).toMatchObject([{ state: 'refuse', reasons: [{ field: 'name' }] }])
    letGo()
    expect((await slow).refusal).toMatchObject({ statusCode: 409, code: 'imports.changed' })
    expect(await rows()).toMatchObject([{ state: 'refuse', reasons: [{ field: 'name' }] }])
  })

  it('one of another process is waited for while that process lives, and has failed afterwards', async () => {
    const { id: foreign } = await buildImport(api.db, { state: 'writing', locked_until: later(60) })
    const { id } = (await sendFile(admin, file)).json()
    const lease = async () => {
      const [row] = await api.db.select().from(table).where(eq(table.id, id))
      return row?.locked_until?.getTime()
    }
    api.setNow(later(10).toISOString())
    await expect.poll(lease, { timeout: 10_000 }).toBe(later(70).getTime())
    expect((await show(admin, id)).state).toBe('reading')
    api.setNow(later(61).toISOString())
    expect((await leaving(admin, id, 'reading')).state).toBe('checked')
    expect(await show(admin, foreign)).toMatchObject({
      state: 'failed',
      failure: { code: 'imports.interrupted', message: expect.stringContaining('stopped') },
      can: { delete: true, write: false },
    })
  })
})

describe('an import that ends before it is done', () => {
  it('a process that died has written nothing', async () => {
    const states = ['reading', 'writing', 'mapping'] as const
    const [reading, writing, mapping] = await Promise.all(
      states.map((state) => buildImport(api.db, { state, locked_until: later(-1) })),
    )
    const alive = await buildImport(api.db, { state: 'writing', locked_until: later(1) })
    await failAbandoned(api.db, later(0))
    const stateOf = async (row: { id: number } | undefined) => (await show(admin, row?.id ?? 0)).state
    expect(await Promise.all([reading, writing, mapping, alive].map(stateOf))).toEqual([
      'failed',
      'failed',
      'mapping',
      'writing',
    ])
    await failAllQueued(api.db)
    expect(await stateOf(alive)).toBe('failed')
  })

  it('a stop ends what is in hand', async () => {
    const { id } = await buildImport(api.db, { state: 'reading' })
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const clock = clockAt('Europe/Kyiv', () => later(0))
    const queue = new ImportQueue({ db: api.db, clock, log: api.app.log })
    queue.add(id, async ({ signal }) => {
      begin()
      await once(signal, 'abort')
      throw new LeftQueue()
    })
    await begun
    await queue.stop()
    expect(await show(admin, id)).toMatchObject({ state: 'failed', failure: { code: 'imports.interrupted' } })
  })

  it('what fails in the middle of the writing leaves nothing of it', async () => {
    const { id } = await importFile(admin, file)
    kind.meanwhile.write = async (tx) => {
      expect(await tx.select().from(categories)).toHaveLength(1)
      throw new Error('The power failed')
    }
    const failed = await writeFile(admin, id)
    expect([failed.state, failed.failure?.code]).toEqual(['failed', 'imports.crashed'])
    expect(await api.db.select().from(categories)).toEqual([])
  })

  it('a portal that comes to other counts within the writing leaves nothing of it, and is looked at again', async () => {
    const { id } = await importFile(admin, file)
    kind.meanwhile.check = async (db, { lock }) => {
      const values = { name: 'Reading', name_folded: 'Reading', name_key: 'Reading' }
      if (lock) await db.insert(categories).values(values)
    }
    const back = await writeFile(admin, id)
    expect(back).toMatchObject({
      state: 'checked',
      failure: { code: 'imports.changed' },
      can: { write: true },
    })
    expect(await api.db.select().from(categories)).toEqual([])
    kind.meanwhile = { ...nothing }
    expect((await writeFile(admin, id)).state).toBe('done')
  })

  it('whoever is no admin any more by the time of the writing writes nothing', async () => {
    const { id: user_id } = await buildAdmin(api.db)
    const former = await api.as({ id: user_id })
    const { id } = await importFile(former, file)
    kind.meanwhile.check = async (_, { lock }) => {
      if (!lock) await api.db.update(users).set({ role: 'default' }).where(eq(users.id, user_id))
    }
    await former.call(imports.write, { params: { id }, body: { only_fitting: false } })
    expect((await leaving(admin, id, 'writing')).failure?.code).toBe('imports.forbidden')
    expect(await api.db.select().from(categories)).toEqual([])
  })

  it('a deleted one ends, and the next one goes on', async () => {
    const { begun, letGo } = holdCheck()
    const { id } = (await sendFile(admin, file)).json()
    await begun
    expect((await admin.call(imports.remove, { params: { id } })).status).toBe(204)
    const next = (await sendFile(admin, file)).json()
    letGo()
    expect((await leaving(admin, next.id, 'reading')).state).toBe('checked')
    expect((await admin.call(imports.show, { params: { id } })).status).toBe(404)
  })
})

it('imports are kept for 90 days, and those that nobody wrote for a day', async () => {
  const at = (days: number) => new Date(Date.parse(defaultNow) - days * 86_400_000)
  const built = await Promise.all([
    buildImport(api.db, { state: 'done', created_at: at(91), cells: [['one', 'other']] }),
    buildImport(api.db, { state: 'checked', created_at: at(2) }),
    buildImport(api.db, { state: 'done', created_at: at(89) }),
    buildImport(api.db, { state: 'mapping', created_at: at(0) }),
  ])
  const kept = { place: 1, object_type: 'user', object_id: 1, object_version: 1, before: { salary: 1000 } }
  const recent = await buildImport(api.db, { state: 'done', written_at: at(0.9) })
  const over = await buildImport(api.db, { state: 'done', written_at: at(1.1) })
  await api.db.insert(importedRows).values([recent, over].map(({ id }) => ({ ...kept, import_id: id })))
  await forgetImports(api.db, new Date(defaultNow))
  const rows = await api.db.select({ id: importedRows.import_id }).from(importedRows)
  expect(rows).toEqual([{ id: recent.id }])
  const left = await api.db.select({ id: table.id }).from(table).orderBy(table.id)
  expect(left.map(({ id }) => id)).toEqual([...built.slice(2), recent, over].map(({ id }) => id).toSorted())
  expect(await api.db.select().from(importRows)).toEqual([])
})
