// A change of every field that a call takes is found in the trail by the field's name.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createTestApp, type TestApp } from '../app.ts'
import { changingCalls } from '../calls/all-calls.ts'
import { rowToChange } from '../calls/row-to-change.ts'
import { descriptors, nameOf } from '../descriptors.ts'
import { buildAdmin } from '../factories/user.ts'
import { passkeyUrl } from '../sign-in/factors.ts'
import { newestChanges } from './read-trail.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

const editing = descriptors.filter(
  ({ changes, schema, leavesNoTrail }) =>
    changes !== undefined && schema.body !== undefined && leavesNoTrail === undefined,
)

/** The fields that the body of a call takes. */
function fieldsOf(body: unknown, wrapper: string | undefined): string[] {
  if (!(body instanceof z.ZodMiniObject)) throw new Error('The body is no plain object')
  if (wrapper === undefined) return Object.keys(body.shape)
  return fieldsOf(body.shape[wrapper], undefined)
}

describe('every field of every row that people edit', () => {
  it.each(editing.map((route) => [nameOf(route), route] as const))(
    '%s is told by field',
    async (name, route) => {
      const plan = changingCalls[name]
      if (plan?.everyField === undefined) throw new Error(`${name} needs everyField in its changingCalls`)
      const bodies = await plan.everyField(api)
      expect(Object.keys(bodies).toSorted()).toEqual(fieldsOf(route.schema.body, route.flatBody).toSorted())
      for (const [field, body] of Object.entries(bodies)) {
        const { call } = await rowToChange(api, admin, route, plan)
        const { status } = await call(body)
        expect([field, status]).toEqual([field, 200])
        expect([field, await newestChanges(api.db)]).toEqual([
          field,
          expect.arrayContaining([expect.objectContaining({ field })]),
        ])
      }
    },
  )
})
