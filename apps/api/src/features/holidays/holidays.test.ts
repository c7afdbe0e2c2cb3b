import { holidays } from '@portal/contract/holidays'
import { records } from '@portal/contract/hours/hours'
import { yearRange } from '@portal/domain/days'
import { holidaysOf } from '@portal/domain/holiday-rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildHoliday, nextHolidayDate } from '../../../test/factories/holiday.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let admin: Client
let developer: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
  developer = await api.as(await buildUser(api.db))
})
afterAll(() => api.close())

const listed = async (query: { year?: number; from?: string; to?: string }) =>
  (await developer.call(holidays.list, { query })).data
const daysOf = (rows: readonly { date: string; title: string }[]) =>
  rows.map(({ date, title }) => ({ date, title }))
const add = (date: string, title = 'Founding Day') =>
  admin.call(holidays.create, { body: { holiday: { date, title } } })
const change = (id: number, holiday: { date?: string; title?: string }) =>
  admin.call(holidays.update, { params: { id }, body: { holiday } })
const remove = (id: number) => admin.call(holidays.remove, { params: { id } })
const restore = (year: number) => admin.call(holidays.restore, { body: { year } })

describe('the holidays of a year', () => {
  it('the holidays of a year are those of the rule when a developer asks for it first, by date', async () => {
    const rows = await listed({ year: 2023 })
    expect(daysOf(rows)).toEqual(holidaysOf(2023))
    expect(rows.every(({ can }) => !can.update && !can.delete)).toBe(true)
  })

  it('the holidays are those of the current year unless another is asked for', async () => {
    expect(daysOf(await listed({}))).toEqual(holidaysOf(2025))
  })

  it('the holidays are filled in for every year of a range', async () => {
    const rows = await listed({ from: '2060-12-31', to: '2062-01-02' })
    expect(daysOf(rows)).toEqual([...holidaysOf(2061), ...holidaysOf(2062).slice(0, 1)])
  })

  it('holidays are listed to the end of the year, or from its beginning, where one end of the range is missing', async () => {
    const all = holidaysOf(2058)
    const from = '2058-05-01'
    expect(daysOf(await listed({ from }))).toEqual(all.filter(({ date }) => date >= from))
    expect(daysOf(await listed({ to: from }))).toEqual(all.filter(({ date }) => date <= from))
  })

  it('the holidays are filled in for a calendar that asks first', async () => {
    const { data } = await developer.call(records.calendar, {
      query: { from: '2059-08-01', to: '2059-08-31' },
    })
    expect(data.holidays).toMatchObject([{ title: 'Independence Day' }])
  })

  it('the holidays are filled in once when several people ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => listed({ year: 2063 })))
    for (const rows of answers) expect(daysOf(rows)).toEqual(holidaysOf(2063))
  })

  it('holidays do not come back after an admin has deleted them', async () => {
    for (const { id } of await listed({ year: 2064 })) await remove(id)
    expect(await listed({ year: 2064 })).toEqual([])
  })

  it('there are no holidays before 1900, and an admin cannot restore such a year', async () => {
    expect(await listed({ year: 1899 })).toEqual([])
    expect((await restore(1899)).refusal).toMatchObject({
      statusCode: 422,
      errors: { year: ['Invalid year'] },
    })
  })

  it('a range of holidays that ends before it starts is refused', async () => {
    const query = { from: '2025-02-01', to: '2025-01-01' }
    expect((await developer.call(holidays.list, { query })).refusal.code).toBe('holidays.range')
  })
})

describe('changes of a holiday', () => {
  it('an admin adds a holiday in a year that nobody asked for yet, beside those of the rule', async () => {
    const { status, data } = await add('2065-02-03', '  Founding Day ')
    expect(status).toBe(201)
    expect(data).toMatchObject({ date: '2065-02-03', title: 'Founding Day', version: 1 })
    expect(data.can).toEqual({ update: true, delete: true })
    expect(await listed({ year: 2065 })).toHaveLength(holidaysOf(2065).length + 1)
  })

  it('an admin cannot add a holiday on a date that has one, also where the rule’s list was not filled in yet', async () => {
    const { refusal } = await add('2066-01-01')
    expect(refusal).toMatchObject({
      statusCode: 409,
      code: 'holidays.date_taken',
      errors: { date: ['There is a holiday on this date already'] },
    })
  })

  it('a holiday is added once when two admins add it at the same time', async () => {
    const date = nextHolidayDate()
    const answers = await Promise.all([add(date), add(date)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it.each([
    [{ date: '2025-02-30', title: 'X' }, 'date', 'Invalid date'],
    [{ date: '2025-02-03', title: ' ' }, 'title', 'This field is required'],
    [{ date: '2025-02-03', title: 'x'.repeat(101) }, 'title', 'At most 100 characters'],
  ])('a holiday needs a date and a title of limited length: %j', async (holiday, field, sentence) => {
    const { refusal } = await admin.call(holidays.create, { body: { holiday } })
    expect(refusal).toMatchObject({ statusCode: 422, errors: { [field]: [sentence] } })
  })

  it('an admin renames a holiday, then moves it to another year, and what is not sent stays', async () => {
    const { id, date } = await buildHoliday(api.db)
    expect((await change(id, { title: ' Company Day ' })).data).toMatchObject({ date, title: 'Company Day' })
    const moved = (await change(id, { date: '2067-02-03' })).data
    expect(moved).toMatchObject({ id, date: '2067-02-03', title: 'Company Day', version: 3 })
    expect(await listed({ from: date, to: date })).toEqual([])
    expect(await listed({ year: 2067 })).toHaveLength(holidaysOf(2067).length + 1)
  })

  it('an admin cannot move a holiday to a date that has one', async () => {
    const { id, date } = await buildHoliday(api.db)
    const { refusal } = await change(id, { date: '2068-01-02' })
    expect(refusal.errors).toEqual({ date: ['There is a holiday on this date already'] })
    expect(await listed({ from: date, to: date })).toHaveLength(1)
  })

  it('an admin deletes a holiday once', async () => {
    const { id } = await buildHoliday(api.db)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).refusal).toMatchObject({ statusCode: 404, code: 'holidays.not_found' })
  })
})

describe('restoring a year', () => {
  it('an admin who restores a year undoes what admins added, deleted, renamed and moved, and keeps the other rows', async () => {
    const [newYear, womensDay, easter, ...rest] = await listed({ year: 2026 })
    if (!newYear || !womensDay || !easter) throw new Error('2026 has at least three holidays')
    await change(newYear.id, { title: 'The first of January' })
    await remove(womensDay.id)
    await change(easter.id, { date: '2026-04-14' })
    await add('2026-12-31')
    const { status, data } = await restore(2026)
    expect(status).toBe(200)
    expect(daysOf(data)).toEqual(holidaysOf(2026))
    expect(data.filter(({ id }) => rest.some((row) => row.id === id))).toEqual(
      rest.map((row) => ({ ...row, can: { update: true, delete: true } })),
    )
    expect(data.at(0)).toMatchObject({ id: newYear.id, version: newYear.version + 2 })
    expect((await restore(2026)).data).toEqual(data)
  })

  it('restoring a year leaves other years as they are', async () => {
    const { date } = (await add('2069-02-03')).data
    await restore(2070)
    expect(await listed({ from: date, to: date })).toHaveLength(1)
  })

  it('restoring a year gives the rule’s list while other admins change the year', async () => {
    const rows = await listed({ year: 2071 })
    const changes = rows.map((row, index) =>
      index % 2 === 0 ? remove(row.id) : change(row.id, { title: 'Changed' }),
    )
    await Promise.all([...changes, restore(2071), restore(2071)])
    expect(daysOf((await restore(2071)).data)).toEqual(holidaysOf(2071))
    expect(await listed(yearRange(2071))).toHaveLength(holidaysOf(2071).length)
  })
})
