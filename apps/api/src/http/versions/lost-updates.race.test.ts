import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { changingCalls } from '../../../test/calls/all-calls.ts'
import { rowToChange } from '../../../test/calls/row-to-change.ts'
import { descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildAdmin } from '../../../test/factories/user.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

/**
 * The embedded database runs fewer pairs, because it runs one transaction at a time, so that the order of a pair hardly
 * varies.
 */
const pairs = () => Array.from({ length: api.database.kind === 'postgres' ? 20 : 4 })

const twoFields = descriptors.flatMap((route) => {
  const plan = changingCalls[nameOf(route)]
  return plan !== undefined && plan.changes().length === 2 ? [[nameOf(route), route, plan] as const] : []
})

describe('two changes of one row at once', () => {
  it.each(twoFields)('%s keeps two simultaneous changes of different fields', async (_, route, plan) => {
    await Promise.all(
      pairs().map(async () => {
        const { call } = await rowToChange(api, admin, route, plan)
        const changes = plan.changes()
        const answers = await Promise.all(changes.map((change) => call(change)))
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const { body } = await call({})
        expect(body).toMatchObject({ version: 3, ...changes[0], ...changes[1] })
      }),
    )
  })

  it.each(twoFields)(
    '%s makes exactly one of two simultaneous changes from one version',
    async (_, route, plan) => {
      await Promise.all(
        pairs().map(async () => {
          const { call } = await rowToChange(api, admin, route, plan)
          const changes = plan.changes()
          const answers = await Promise.all(changes.map((change) => call(change, '"1"')))
          expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
          const passed = answers.find(({ status }) => status === 200)
          const refused = answers.find(({ status }) => status === 409)
          expect(refused?.body.current).toMatchObject({ version: 2 })
          expect((await call({})).body).toEqual(passed?.body)
        }),
      )
    },
  )
})
