import { imports } from '@portal/contract/imports'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildCategory } from '../../../../test/factories/category.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import { falseKind } from '../../../../test/imports/false-kind.ts'
import { importFile, show, writeFile } from '../../../../test/imports/importing.ts'
import { categories } from '../../../db/schema/categories.ts'
import { technologies } from '../../../db/schema/technologies.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ importKinds: { projects: falseKind() } })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(defaultNow)
  await api.db.delete(categories)
})

async function imported() {
  await buildCategory(api.db, { name: 'Design' })
  const { id } = await importFile(admin, 'Name,Description\nDesign,Screens\nReading,Books\n')
  await writeFile(admin, id)
  return id
}
const named = async () => {
  const rows = await api.db.select().from(categories).orderBy(categories.name)
  return rows.map(({ name, description }) => [name, description])
}

it('an import of which something was changed since stays, and names it', async () => {
  const id = await imported()
  await api.db.update(categories).set({ description: 'Novels' }).where(eq(categories.name, 'Reading'))
  const { refusal } = await admin.call(imports.takeBack, { params: { id } })
  expect(refusal).toMatchObject({
    statusCode: 409,
    code: 'imports.standing',
    facts: {
      count: 1,
      rows: [{ number: 3, object: 'Reading', code: 'categories.changed_meanwhile', facts: {} }],
    },
  })
  expect([(await show(admin, id)).state, await named()]).toEqual([
    'done',
    [
      ['Design', 'Screens'],
      ['Reading', 'Novels'],
    ],
  ])
})

it('any admin takes an import back for a day, and nobody afterwards or twice', async () => {
  const id = await imported()
  const after = (hours: number) =>
    api.setNow(new Date(Date.parse(defaultNow) + hours * 3_600_000).toISOString())
  after(24.1)
  const late = await api.as(await buildAdmin(api.db))
  expect((await late.call(imports.takeBack, { params: { id } })).refusal).toMatchObject({
    statusCode: 409,
    code: 'imports.too_late',
    facts: { hours: 24 },
  })
  expect((await show(late, id)).can.take_back).toBe(false)
  after(23.9)
  expect((await late.call(imports.takeBack, { params: { id } })).data.state).toBe('taken_back')
  expect(await named()).toEqual([['Design', null]])
  const again = await late.call(imports.takeBack, { params: { id } })
  expect(again.refusal).toMatchObject({ statusCode: 409, code: 'imports.not_ready' })
  const removed = await late.call(imports.remove, { params: { id } })
  expect(removed.refusal).toMatchObject({ statusCode: 409, code: 'imports.not_ready' })
})

it('what the file names is made with the import, and goes with it unless it is used by then', async () => {
  await api.db.delete(technologies)
  const read = await importFile(
    admin,
    'Name,Technologies\nReading,"Kept"\nWriting,Lost\n'.replaceAll('"', ''),
  )
  const values = ['Kept', 'Lost'].map((value) => ({
    column: 'technologies',
    value,
    meaning: { action: 'make' as const },
  }))
  await admin.call(imports.update, { params: { id: read.id }, body: { values } })
  expect(await api.db.select().from(technologies)).toEqual([])
  await writeFile(admin, read.id)
  const made = await api.db.select().from(technologies).orderBy(technologies.name)
  expect(made.map(({ name }) => name)).toEqual(['Kept', 'Lost'])
  await api.db.update(technologies).set({ name: 'Kept!' }).where(eq(technologies.name, 'Kept'))
  expect((await admin.call(imports.takeBack, { params: { id: read.id } })).status).toBe(200)
  expect((await api.db.select().from(technologies)).map(({ name }) => name)).toEqual(['Kept!'])
})
