import { candidates } from '@portal/contract/candidates/candidate-routes'
import { technologies } from '@portal/contract/technologies'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from './app.ts'
import { searchedRows } from './calls/all-calls.ts'
import { buildAdmin } from './factories/user.ts'
import { buildCandidate } from './factories/vacancy.ts'

/** People write one name in these ways. A Mac pastes й and ї as two characters each. */
const maryana = 'Мар’яна Лукʼянець'
const andriy = 'Андрій Їжак'
const spellings: readonly (readonly [name: string, typed: string])[] = [
  [maryana, "Мар'яна"],
  [maryana, 'МАР`ЯНА'],
  [maryana, 'мар\u02BCяна лук´янець'],
  [maryana, 'Мар’яна\u00A0 Лук\u200B’янець '],
  [maryana, '\u200Eлук’ян'],
  [andriy, 'Андріи\u0306'],
  [andriy, 'андрій'],
  [andriy, '\u0406\u0308ЖАК'],
  [andriy, 'їжак'],
]
const others: readonly (readonly [typed: string, why: string])[] = [
  ['Андріи', 'й keeps its mark'],
  ['іжак', 'ї keeps its mark'],
  ['Мар’_на', 'an underscore is one'],
  ['%', 'a per cent sign is one'],
]

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db, { first_name: 'Zoe', last_name: 'Zed' }))
  for (const { prepare, add } of searchedRows) {
    await prepare?.(admin, api)
    for (const name of [maryana, andriy]) await add(admin, name, api)
  }
})
afterAll(() => api.close())

it('every folded column is in searchedRows of a feature whose list compares it', async () => {
  const { rows } = await api.db.execute<{ name: string }>(sql`
    select format('%s.%s', table_name, column_name) as name from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_folded' order by 1`)
  const searched = searchedRows.flatMap(({ columns }) => columns)
  // The names of technologies are compared whole, by the test below.
  expect([...searched, 'technologies.name_folded'].toSorted()).toEqual(rows.map(({ name }) => name))
})

const lists = searchedRows.flatMap(({ rows, lists: ofRows }) =>
  Object.entries(ofRows).map(([title, find]) => [`${rows} ${title}`, find] as const),
)

describe.each(lists)('the search of %s', (_, find) => {
  const found = async (typed: string) => new Set(await find(admin, typed))

  it.each(spellings)('the search finds %s when it is typed as %j', async (name, typed) => {
    expect(await found(typed)).toEqual(new Set([name]))
  })

  it.each(others)('the search finds nothing by the text %s: %s', async (typed) => {
    expect(await found(typed)).toEqual(new Set())
  })

  it('the search finds everything by a text of invisible characters', async () => {
    expect([...(await found('\u200B '))]).toEqual(expect.arrayContaining([maryana, andriy]))
  })
})

it.each(['АНДРІЙ їжак', 'андріи\u0306\u00A0\u0456\u0308жак'])(
  'candidates are found by the name of a technology: %j',
  async (typed) => {
    const known = await admin.call(technologies.list)
    const technology = known.data.find((row) => row.name === andriy) ?? (await addTechnology(andriy))
    const { id, vacancy_id } = await buildCandidate(api.db, { full_name: 'Zina Zet' })
    await admin.call(candidates.update, {
      params: { id },
      body: { candidate: { technologies: [technology.id] } },
    })
    const filter = JSON.stringify({ type: 'technology', value: typed })
    const found = await admin.call(candidates.list, { query: { vacancy_id, filter } })
    expect(found.data.paginate_candidates.map((row) => row.id)).toEqual([id])
  },
)

const addTechnology = async (name: string) =>
  (await admin.call(technologies.create, { body: { technology: { name } } })).data

const renamed = searchedRows.flatMap(({ rows, add, rename, lists: ofRows }, index) =>
  rename ? [{ rows, add, rename, lists: Object.values(ofRows), letter: 'ABCDEFGHIJ'.charAt(index) }] : [],
)

// A letter in the names tells the rows of one feature from those of the others.
it.each(renamed)(
  '$rows whose name is changed are found by the new name only',
  async ({ add, rename, lists, letter }) => {
    const id = await add(admin, `Zulu${letter} Old`, api)
    expect((await rename(admin, id, `Yankee${letter} New`)).status).toBe(200)
    for (const find of lists) {
      expect(await find(admin, `YANKEE${letter}`)).toHaveLength(1)
      expect(await find(admin, `Zulu${letter}`)).toEqual([])
    }
  },
)
