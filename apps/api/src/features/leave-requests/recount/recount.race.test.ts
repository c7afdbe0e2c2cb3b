import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import {
  forgetTouchedLeave,
  recounted,
  someoneOnTouchedLeave,
  wednesday,
  weekOff,
} from '../../../../test/touched-leave.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
afterEach(() => forgetTouchedLeave(api))

const rounds = () => Array.from({ length: api.database.kind === 'postgres' ? 10 : 2 })
const told = recounted('4 days instead of 5 days')

/** Makes an approved week of which the Wednesday has become a holiday, and two admins. */
async function touchedWeek() {
  const someone = await someoneOnTouchedLeave(api)
  const { id } = (await someone.ask(weekOff)).data
  await someone.approve(id)
  await someone.addHoliday(wednesday)
  return { ...someone, id, otherAdmin: await api.as(await buildAdmin(api.db)) }
}

describe('simultaneous counts of leave', () => {
  it('two admins who count one request again at once write it once, and the requester is told once', async () => {
    for (const _ of rounds()) {
      const { id, admin, otherAdmin, recount, recordsOf, told: messages } = await touchedWeek()
      const answers = await Promise.all([recount(id), recount(id, otherAdmin), recount(id, admin)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      for (const { data } of answers) expect(data).toMatchObject({ days: 4, version: 3 })
      expect(await recordsOf(id)).toHaveLength(4)
      expect((await messages()).filter((message) => message === told)).toHaveLength(1)
      await forgetTouchedLeave(api)
    }
  })

  it('of two admins who count with the present version at once one succeeds', async () => {
    for (const _ of rounds()) {
      const { id, admin, otherAdmin, recount } = await touchedWeek()
      const version = { 'if-match': '"2"' }
      const answers = await Promise.all([recount(id, admin, version), recount(id, otherAdmin, version)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      await forgetTouchedLeave(api)
    }
  })

  it('counting one request and counting all again at once write each request once', async () => {
    for (const _ of rounds()) {
      const { id, otherAdmin, recount, recountAll, recordsOf, told: messages } = await touchedWeek()
      const [one, all, again] = await Promise.all([recount(id), recountAll(), recountAll(otherAdmin)])
      expect(one.status).toBe(200)
      expect(all.recounted + again.recounted).toBeLessThanOrEqual(1)
      expect(await recordsOf(id)).toHaveLength(4)
      expect((await messages()).filter((message) => message === told)).toHaveLength(1)
      await forgetTouchedLeave(api)
    }
  })

  it('leave that is approved while a day becomes a holiday is counted without it, or is touched', async () => {
    for (const _ of rounds()) {
      const { ask, approve, addHoliday, touched } = await someoneOnTouchedLeave(api)
      const { id } = (await ask(weekOff)).data
      const [{ data }] = await Promise.all([approve(id), addHoliday(wednesday)])
      expect((await touched()).count).toBe(data.days === 5 ? 1 : 0)
      await forgetTouchedLeave(api)
    }
  })

  it('a request that is deleted while it is counted again is gone, with its records', async () => {
    for (const _ of rounds()) {
      const { id, admin, recount, remove, recordsOf, touched } = await touchedWeek()
      const [counted, removed] = await Promise.all([recount(id), remove(id, admin)])
      expect([200, 404]).toContain(counted.status)
      expect(removed.status).toBe(204)
      expect(await recordsOf(id)).toEqual([])
      expect((await touched()).count).toBe(0)
      await forgetTouchedLeave(api)
    }
  })
})
