import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { changingCalls } from '../../../test/calls/all-calls.ts'
import { rowToChange } from '../../../test/calls/row-to-change.ts'
import { descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { passkeyUrl } from '../../../test/sign-in/factors.ts'

let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

/**
 * Sessions and feed addresses end, notifications are marked as read, and none of them is a row that people edit.
 * Access tokens end and are not edited. Factors are no rows either, but for passkeys, which have names. Positions are set for several items at once and do not belong to the versions of items. The link of a CV is none of its
 * content, so it has no part in the CV's version.
 */
const withoutRow = [
  'DELETE /session',
  'DELETE /calendar_feed',
  'DELETE /access_tokens/:id',
  'DELETE /users/:id/access_tokens/:token_id',
  'DELETE /sessions',
  'DELETE /sessions/:id',
  'PUT /second_factors/totp',
  'DELETE /second_factors/totp',
  'DELETE /users/:id/second_factors',
  'DELETE /users/:id/oidc',
  'DELETE /users/:id/invitation',
  'PUT /invitations/:token',
  'PUT /notification_preferences',
  'PUT /password_resets/:token',
  'PUT /notifications/:id',
  'PUT /notifications/read_all',
  'PUT /resumes/:id/link',
  'PUT /experiences/reorder',
  'PUT /educations/reorder',
  'PUT /resume_projects/reorder',
  'PUT /skill_sets/reorder',
]

const changing = descriptors.filter(
  (route) => ['PUT', 'PATCH', 'DELETE'].includes(route.method) && !withoutRow.includes(nameOf(route)),
)

const hasVersion = (schema: unknown) => schema instanceof z.ZodMiniObject && 'version' in schema.shape

describe('every call that changes a row', () => {
  it.each(changing.map((route) => [nameOf(route), route] as const))(
    '%s declares the version of the row that it changes, and answers with it',
    (_, route) => {
      expect(hasVersion(route.changes)).toBe(true)
      const answers = Object.entries(route.schema.response)
      const expected = answers.map(([status]) => [status, status !== '204'])
      expect(answers.map(([status, schema]) => [status, hasVersion(schema)])).toEqual(expected)
    },
  )

  it.each(changing.map((route) => [nameOf(route), route] as const))(
    '%s compares If-Match with the version of the row',
    async (name, route) => {
      const plan = changingCalls[name]
      if (plan === undefined)
        throw new Error(`${name} needs an entry in changingCalls of its feature's *.test-calls.ts`)
      const { id, call } = await rowToChange(api, admin, route, plan)
      const [change] = plan.changes()

      const unread = await call(change, 'one')
      expect([unread.status, unread.body.code]).toEqual([400, 'request.malformed'])

      const outdated = await call(change, '"7"')
      expect([outdated.status, outdated.body.code]).toEqual([
        409,
        expect.stringMatching(/^[a-z]+\.changed_meanwhile$/),
      ])
      expect(outdated.body.current).toMatchObject({ id, version: 1 })
      expect(Object.keys(outdated.body.current).toSorted()).toEqual(keysOf(route.changes))

      const passed = await call(change, '"1"')
      if (route.method === 'DELETE') expect(passed.status).toBe(204)
      else expect([passed.status, passed.etag, passed.body.version]).toEqual([200, '"2"', 2])

      const repeated = await call(change, '"1"')
      expect(repeated.status).toBe(route.method === 'DELETE' ? 404 : 409)
    },
  )
})

const keysOf = (schema: unknown) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).toSorted() : []
