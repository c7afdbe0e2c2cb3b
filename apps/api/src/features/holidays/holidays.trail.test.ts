import { holidays } from '@portal/contract/holidays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { countTrail, trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

const listOf = async (year: number) => (await admin.call(holidays.list, { query: { year } })).data
const restore = (year: number) => admin.call(holidays.restore, { body: { year } })

describe('the trail of holidays', () => {
  it('a year that is filled by the rule leaves no row, and neither does one that an admin restores as it is', async () => {
    const before = await countTrail(api.db)
    expect((await listOf(2031)).length).toBeGreaterThan(0)
    expect((await restore(2031)).status).toBe(200)
    expect((await restore(2032)).status).toBe(200)
    expect(await countTrail(api.db)).toBe(before)
  })

  it('a holiday that an admin moves is told with both days', async () => {
    const { data } = await admin.call(holidays.create, {
      body: { holiday: { date: '2033-02-01', title: 'Founding Day' } },
    })
    await admin.call(holidays.update, {
      params: { id: data.id },
      body: { holiday: { date: '2033-02-02' } },
    })
    expect(await trailOfObject(api.db, 'holiday', data.id)).toMatchObject([
      { act: 'holidays.create', object: '01.02.2033 · Founding Day' },
      {
        act: 'holidays.update',
        object: '02.02.2033 · Founding Day',
        changes: [{ field: 'date', before: '2033-02-01', after: '2033-02-02', hidden: false }],
      },
    ])
  })

  it('an admin who restores a year leaves a row for each holiday that was deleted, renamed or added', async () => {
    const [first, second] = await listOf(2034)
    if (first === undefined || second === undefined) throw new Error('The rule has no holidays')
    await admin.call(holidays.remove, { params: { id: first.id } })
    await admin.call(holidays.update, { params: { id: second.id }, body: { holiday: { title: 'Our day' } } })
    const { data: own } = await admin.call(holidays.create, {
      body: { holiday: { date: '2034-02-01', title: 'Founding Day' } },
    })
    const before = await countTrail(api.db)
    const { data: restored } = await restore(2034)
    expect(await countTrail(api.db)).toBe(before + 3)
    const newest = async (id: number) => (await trailOfObject(api.db, 'holiday', id)).at(-1)
    expect(await newest(own.id)).toMatchObject({
      act: 'holidays.restore',
      changes: [
        { field: 'date', before: '2034-02-01', after: null },
        { field: 'title', before: 'Founding Day', after: null },
      ],
    })
    expect(await newest(second.id)).toMatchObject({
      act: 'holidays.restore',
      changes: [{ field: 'title', before: 'Our day', after: second.title }],
    })
    const added = restored.find(({ date }) => date === first.date)
    expect(await newest(added?.id ?? 0)).toMatchObject({
      act: 'holidays.restore',
      changes: [
        { field: 'date', before: null, after: first.date },
        { field: 'title', before: null, after: first.title },
      ],
    })
  })

  it('a date that has a holiday already leaves no row', async () => {
    const [first] = await listOf(2035)
    const before = await countTrail(api.db)
    const { status } = await admin.call(holidays.create, {
      body: { holiday: { date: first?.date ?? '', title: 'Again' } },
    })
    expect(status).toBe(409)
    expect(await countTrail(api.db)).toBe(before)
  })
})
