import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { countOpenCursors } from '../../test/open-cursors.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const numbersTo = (last: number) =>
  database.readBatches(sql`select n from generate_series(1, ${last}::int) n`)

async function readToEnd(batches: AsyncGenerator): Promise<void> {
  while (!(await batches.next()).done);
}

it.each([0, 1, 499, 500, 501, 1200])('a reader of %i rows gets each row once, in order', async (last) => {
  const numbers: unknown[] = []
  const sizes: number[] = []
  for await (const batch of numbersTo(last)) {
    sizes.push(batch.length)
    numbers.push(...batch.map((row) => row.n))
  }
  expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  expect(sizes).not.toContain(0)
  expect(await countOpenCursors(database.db)).toBe(0)
})

it('other queries run between two batches, and two readers do not disturb each other', async () => {
  const [first, second] = [numbersTo(1200), numbersTo(700)]
  for (const reader of [first, second]) expect((await reader.next()).value?.[0]).toEqual({ n: 1 })
  expect((await database.db.execute(sql`select 7 as answer`)).rows).toEqual([{ answer: 7 }])
  for (const reader of [second, first]) expect((await reader.next()).value?.[0]).toEqual({ n: 501 })
  for (const reader of [first, second]) await reader.return()
  expect(await countOpenCursors(database.db)).toBe(0)
})

it('a reader that stops early leaves nothing open, even while a batch is being read', async () => {
  for (let reader = 0; reader < 20; reader += 1) {
    const batches = numbersTo(1200)
    await batches.next()
    const next = batches.next()
    await batches.return()
    await next
  }
  expect(await countOpenCursors(database.db)).toBe(0)
})

it('a statement that fails, at once or later, leaves nothing open', async () => {
  for (let reader = 0; reader < 20; reader += 1) {
    await expect(database.readBatches(sql`select 1 / 0`).next()).rejects.toThrow()
    const late = database.readBatches(sql`select 1 / (n - 700) from generate_series(1, 1200) n`)
    await expect(readToEnd(late)).rejects.toThrow()
  }
  expect(await countOpenCursors(database.db)).toBe(0)
})
