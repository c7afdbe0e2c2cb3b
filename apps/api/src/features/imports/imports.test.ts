import { imports } from '@portal/contract/imports'
import { apiPrefix } from '@portal/contract/shared/route'
import { importLimits } from '@portal/domain/imports/import-kinds'
import { because } from '@portal/words/reasons'
import { sentenceOf } from '@portal/words/sentences'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { falseKind } from '../../../test/imports/false-kind.ts'
import { importFile, leaving, sendFile, show, writeFile } from '../../../test/imports/importing.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'
import { categories } from '../../db/schema/categories.ts'
import { importRows, imports as table } from '../../db/schema/imports.ts'
import readTable from '../../imports/read/read-table.ts'

const kind = falseKind()
let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ importKinds: { projects: kind, hours: kind } })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(table)
  await api.db.delete(categories)
})

const named = async () => {
  const rows = await api.db.select().from(categories).orderBy(categories.name)
  return rows.map(({ name, description }) => [name, description])
}

describe('the whole life of an import', () => {
  it('is read, tried, written with its trail, found the same again, and taken back as it was', async () => {
    await buildCategory(api.db, { name: 'Reading', description: 'Books' })
    await buildCategory(api.db, { name: 'Design', description: 'Screens' })
    const file = 'Name,Description\nReading,Books\nDesign,Pictures\nWriting,Letters\n'
    const sent = await sendFile(admin, file, { name: 'C:\\files\\all.csv' })
    expect([sent.statusCode, sent.json().state]).toEqual([201, 'reading'])
    const checked = await leaving(admin, sent.json().id, 'reading')
    const { id } = checked
    expect(checked).toMatchObject({
      state: 'checked',
      file_name: 'all.csv',
      rows: 3,
      columns: [
        { heading: 'Name', field: 'name' },
        { heading: 'Description', field: 'description' },
      ],
      values: [],
      missing: [],
      counts: { create: 1, change: 1, same: 1, refuse: 0 },
      progress: null,
      failure: null,
      can: { update: true, write: true, take_back: false, delete: true },
    })
    expect(await named()).toHaveLength(2)
    const { data } = await admin.call(imports.rows, { params: { id }, query: { state: 'change' } })
    expect(data).toMatchObject({
      count: 1,
      rows: [
        {
          number: 3,
          cells: ['Design', 'Pictures'],
          changes: [{ field: 'description', before: 'Screens', after: 'Pictures' }],
        },
      ],
    })

    const done = await writeFile(admin, id)
    expect(done).toMatchObject({
      state: 'done',
      written_at: new Date(defaultNow).toISOString(),
      can: { update: false, write: false, take_back: true, delete: false },
    })
    const all = [
      ['Design', 'Pictures'],
      ['Reading', 'Books'],
      ['Writing', 'Letters'],
    ]
    expect(await named()).toEqual(all)
    const again = await importFile(admin, file)
    expect(again.counts).toEqual({ create: 0, change: 0, same: 3, refuse: 0 })

    const taken = await admin.call(imports.takeBack, { params: { id } })
    expect(taken.data).toMatchObject({ state: 'taken_back', can: { take_back: false, delete: false } })
    expect(await named()).toEqual([
      ['Design', 'Screens'],
      ['Reading', 'Books'],
    ])
    const trail = await trailOfObject(api.db, 'import', id)
    expect(trail.map(({ act, object }) => [act, object])).toEqual([
      ['imports.create', 'all.csv'],
      ['imports.write', 'all.csv'],
      ['imports.take_back', 'all.csv'],
    ])
    expect(trail[1]?.changes).toContainEqual({ field: 'create', before: null, after: 1, hidden: false })
    const listed = await admin.call(imports.list, { query: { page: 1 } })
    expect([listed.data.count, listed.data.imports.map((one) => one.id)]).toEqual([2, [again.id, id]])
  })
})

describe('what is refused', () => {
  const some = 'Name\nReading\nBad one\nBad other\n'

  it('one refused row writes nothing, unless only those that fit are wanted', async () => {
    const { id } = await importFile(admin, some)
    const { refusal } = await admin.call(imports.write, { params: { id }, body: { only_fitting: false } })
    expect(refusal).toMatchObject({ statusCode: 409, code: 'imports.refused_rows', facts: { count: 2 } })
    expect(await named()).toEqual([])
    const done = await writeFile(admin, id, { only_fitting: true })
    expect([done.state, await named()]).toEqual(['done', [['Reading', null]]])
  })

  it('the first reasons are kept and the others counted, and the report has every row', async () => {
    const refused = importLimits.reasons + 5
    const rows = Array.from({ length: refused }, (_, place) => `Bad ${place}`)
    const { id, counts } = await importFile(admin, `Name\n${rows.join('\n')}\n`)
    expect(counts.refuse).toBe(refused)
    const stored = await api.db.select().from(importRows).where(eq(importRows.import_id, id))
    expect(stored.filter(({ reasons }) => reasons?.length === 1)).toHaveLength(importLimits.reasons)
    const report = await admin.inject({ url: `${apiPrefix}/imports/${id}/report.xlsx` })
    expect(report.headers['content-disposition']).toBe(`attachment; filename="import-${id}.xlsx"`)
    const read = await readTable({ bytes: report.rawPayload, sheet: undefined })
    const why = 'table' in read && read.table.rows[0]?.cells
    expect(why).toEqual(['Bad 0', `Name: ${sentenceOf(because('categories.name_taken'))}`])
  })

  it('a portal that has changed since the check is 409 with new counts, and the next write is theirs', async () => {
    const { id } = await importFile(admin, 'Name\nReading\nWriting\n')
    await buildCategory(api.db, { name: 'Reading' })
    const body = { only_fitting: false }
    const { refusal } = await admin.call(imports.write, { params: { id }, body })
    expect(refusal).toMatchObject({ statusCode: 409, code: 'imports.changed' })
    expect((await show(admin, id)).counts).toEqual({ create: 1, change: 0, same: 1, refuse: 0 })
    expect((await writeFile(admin, id)).state).toBe('done')
  })
})

const hostileFiles: [what: string, bytes: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\0\x01', 'latin1')],
  ['a cut workbook', Buffer.from('504b0304140000000800', 'hex')],
  ['headings alone', Buffer.from('Name,Description\n')],
  ['one heading twice', Buffer.from('Name,name\nReading,Writing\n')],
  ['61 columns', Buffer.from(`${Array.from({ length: 61 }, (_, place) => `C${place}`).join(',')}\n`)],
  ['an open quote', Buffer.from('Name\n"Reading\n')],
  ['what JavaScript inherits', Buffer.from('__proto__,constructor,Name\na,b,toString\n')],
  ['formulas and escapes', Buffer.from('Name\n=HYPERLINK("x")\n\\u0000\n\uD83D\n_x0041_\n')],
]

describe('files that are hostile', () => {
  it('each is explained, and nothing fails', async () => {
    for (const [what, bytes] of hostileFiles) {
      const response = await sendFile(admin, bytes, { name: '\0\u202E/..\\gnp.exe'.repeat(40) })
      if (response.statusCode !== 201) {
        expect([what, [413, 422].includes(response.statusCode)]).toEqual([what, true])
        expect(response.json().codes.file).toHaveLength(1)
        continue
      }
      const { id, state, failure } = await leaving(admin, response.json().id, 'reading')
      expect([what, state, failure?.code]).not.toEqual([what, 'failed', 'imports.crashed'])
      const report = await admin.call(imports.report, { params: { id } })
      expect([what, [200, 404].includes(report.status)]).toEqual([what, true])
    }
  })

  it('a form without a file, and a kind that is none, are refused', async () => {
    expect((await sendFile(admin, 'Name\nx\n', { kind: 'salaries' })).statusCode).toBe(422)
    const { payload, headers } = await formOf(['kind', 'projects'])
    const response = await admin.inject({ method: 'POST', url: `${apiPrefix}/imports`, payload, headers })
    expect(response.json()).toMatchObject({
      statusCode: 422,
      codes: { file: [{ code: 'imports.file_missing' }] },
    })
  })
})
