import { userFiles } from '@portal/contract/accounts/user-files'
import { awayFiles } from '@portal/contract/away'
import { contractFiles } from '@portal/contract/contracts'
import { customerFiles } from '@portal/contract/customers'
import { inventoryFiles } from '@portal/contract/profiles/inventories'
import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'
import { technologyFiles } from '@portal/contract/technologies'
import { tableWords } from '@portal/words/tables'
import { parse } from 'csv-parse/sync'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildInventory } from '../../test/factories/inventory.ts'
import { buildLeaveRequest } from '../../test/factories/leave-request.ts'
import { buildUser } from '../../test/factories/user.ts'
import { type ComparedList, comparedLists, type Row } from '../../test/list-files/compared-lists.ts'
import { buildListedCompany } from '../../test/list-files/listed-company.ts'
import { readWorkbook } from '../../test/read-workbook.ts'
import { newestChanges } from '../../test/trail/read-trail.ts'
import { customers } from '../db/schema/customers.ts'
import { projects } from '../db/schema/projects.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildListedCompany(api.db))
})
afterAll(() => api.close())

/** What the list answers on all of its pages, two rows on each. */
async function rowsOfAllPages({ files, query = {}, key }: ComparedList): Promise<Row[]> {
  const url = apiPrefix + files.csv.url.replace('.csv', '')
  const open = async (page: number) =>
    (await manager.inject({ url, query: { ...query, page: String(page), limit: '2' } })).json()
  if (key === undefined) return open(1)
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const found: Row[] = (await open(page))[key]
    rows.push(...found)
    if (found.length === 0) return rows
  }
}

const download = (descriptor: RouteDescriptor, query: Record<string, string> = {}) =>
  manager.inject({ url: apiPrefix + descriptor.url, query: { ...query, page: '2', limit: '1' } })

const readCsv = (text: string): Row[] => parse(text, { bom: true, columns: true })
const headingsIn = (text: string): string[] | undefined => parse(text, { bom: true }).at(0)

/** Texts that begin a formula have a `'` before them. */
const harmless = (value: unknown) =>
  typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : value
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : harmless(value))

/** The cell of a workbook; days are numbers there, counted from the end of 1899. */
const inWorkbook = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? (Date.parse(value) - Date.UTC(1899, 11, 30)) / 86_400_000
    : value

describe('a list as a file', () => {
  it.each(comparedLists.map((one) => [one.files.csv.url, one] as const))(
    '%s and its workbook have the rows of the list on all pages, filtered and sorted',
    async (_, one) => {
      const rows = (await rowsOfAllPages(one)).map(one.cells)
      expect(rows.length).toBeGreaterThan(0)
      const csv = await download(one.files.csv, one.query)
      expect([csv.statusCode, csv.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename="2025-03-12-${one.files.list}.csv"`,
      ])
      expect(headingsIn(csv.body)).toEqual(Object.values(tableWords.en[one.files.list]))
      expect(readCsv(csv.body)).toEqual(
        rows.map((row) =>
          expect.objectContaining(
            Object.fromEntries(Object.entries(row).map(([heading, value]) => [heading, asText(value)])),
          ),
        ),
      )

      const [headings = [], ...cells] = readWorkbook(
        (await download(one.files.xlsx, one.query)).rawPayload,
      ).rows
      expect(headings).toEqual(headingsIn(csv.body))
      expect(cells).toHaveLength(rows.length)
      const told = cells.map((row) =>
        Object.fromEntries(headings.map((heading, place) => [heading, row[place] ?? ''])),
      )
      for (const [place, row] of rows.entries()) {
        const texts = Object.entries(row).filter(([, value]) => typeof value !== 'object')
        expect(told[place]).toMatchObject(
          Object.fromEntries(texts.map(([heading, value]) => [heading, inWorkbook(value)])),
        )
      }
    },
  )

  it('the equipment of everybody is by owner, that of one person where it is asked for', async () => {
    const lonely = await buildInventory(api.db, { name: 'Alone' })
    const all = readCsv((await download(inventoryFiles.csv)).body)
    expect(all.map((row) => row.Name)).toEqual(['Alone', '=cmd', 'beta', 'Alpha'].map(harmless))
    expect(all[1]).toMatchObject({ User: 'Zed Last', Device: 'iPhone', 'Serial number': "'-1" })
    const query = { profile_id: String(lonely.profile_id) }
    expect(readCsv((await download(inventoryFiles.csv, query)).body)).toHaveLength(1)
  })

  it('a person away has a row for each leave of the month', async () => {
    const rows = readCsv((await download(awayFiles.csv, { month: '2025-03' })).body)
    expect(rows.slice(0, 3).map((row) => [row.User, row.Type, row.From, row.Status])).toEqual([
      ['Zed Last', 'Half day sick leave', '2025-03-10', 'Approved'],
      ['Zed Last', 'Day off', '2025-03-11', 'Approved'],
      ['Zed Last', 'Day off', '2025-03-12', 'Approved'],
    ])
  })

  it('no file of users has a salary', async () => {
    const csv = await download(userFiles.csv)
    expect(csv.body).toContain('Zed')
    expect(csv.body).not.toContain('4321')
  })

  it("a developer's file of requests has own ones alone", async () => {
    const developer = await buildUser(api.db)
    await buildLeaveRequest(api.db, { user_id: developer.id, note: 'mine' })
    const client = await api.as(developer)
    const rows = readCsv((await client.inject({ url: '/api/v1/requests.csv' })).body)
    expect(rows.map((row) => row.Note)).toEqual(['mine'])
  })

  it('a long list is complete and in order where it takes several batches', async () => {
    await api.db.execute(`
      insert into customers (company_name, company_name_folded, full_legal_name, full_legal_name_folded, title, email)
      select 'Long ' || n, 'long ' || n, 'x', 'x', 'x', 'x@x.test' from generate_series(1001, 2100) n`)
    const rows = readCsv((await download(customerFiles.csv, { company: 'long', sort: '-company_name' })).body)
    expect(rows.map((row) => row.Customer)).toEqual(
      Array.from({ length: 1100 }, (_, place) => `Long ${2100 - place}`),
    )
    await api.db.delete(customers).where(like(customers.company_name, 'Long %'))
  })

  it('the trail tells who took which list by which filters; a HEAD request takes nothing', async () => {
    const [project] = await api.db.select().from(projects).where(eq(projects.name, 'beta'))
    const query = { project_id: String(project?.id), state: 'open', sort: '-start_date' }
    const url = apiPrefix + contractFiles.csv.url
    await manager.inject({ url, query })
    const told = await newestChanges(api.db)
    expect(told.map(({ field, after }) => [field, after])).toEqual([
      ['project_id', 'beta'],
      ['state', 'open'],
      ['sort', '-start_date'],
      ['rows', 1],
    ])
    const head = await manager.inject({ method: 'HEAD', url, query: { state: 'ended' } })
    expect(head.statusCode).toBe(200)
    expect(await newestChanges(api.db)).toEqual(told)
  })

  it('a workbook of more than 50,000 rows is refused', async () => {
    const crowded = await createTestApp()
    await crowded.db.execute(`
      insert into technologies (name, name_folded, name_key)
      select 'Tech ' || n, 'tech ' || n, 'tech ' || n from generate_series(1, 50001) n`)
    const client = await crowded.as(await buildUser(crowded.db))
    const { status, refusal } = await client.call(technologyFiles.xlsx)
    expect([status, refusal.code]).toEqual([409, 'lists.too_many_rows'])
    await crowded.close()
  })
})
