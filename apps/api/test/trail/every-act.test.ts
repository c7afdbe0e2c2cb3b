// A use case cannot forget the trail: every call that is no GET leaves a row of it, or its descriptor says why not.

import { type SubRoleKey, subRoles } from '@portal/domain/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyUrl } from '../../test/sign-in/factors.ts'
import { type MatrixRow, readAccessMatrix } from '../access/access-matrix.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { validRequests } from '../calls/all-calls.ts'
import { addressOf, descriptors, nameOf } from '../descriptors.ts'
import { buildUser } from '../factories/user.ts'
import { formOfRequest } from '../form.ts'
import { countTrail } from './read-trail.ts'

const matrix = readAccessMatrix()
const changing = descriptors.filter(({ method }) => method !== 'GET')
const told = changing.filter(({ leavesNoTrail }) => leavesNoTrail === undefined)

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true, publicUrl: passkeyUrl })
})
afterAll(() => api.close())

const callers: readonly SubRoleKey[] = ['administrator', 'project_manager', 'recruiter', 'developer']
const columnOf = (subRole: SubRoleKey) =>
  subRole === 'recruiter' ? 'recruiter' : (subRoles.find(({ key }) => key === subRole)?.role ?? 'default')

/** A row of the matrix in which somebody succeeds, and who that is. */
function successOf(call: string): { row: MatrixRow; caller: SubRoleKey } {
  for (const row of matrix.filter((one) => one.call === call)) {
    const caller = callers.find((subRole) => row.statuses[columnOf(subRole)] < 300)
    if (caller !== undefined) return { row, caller }
  }
  throw new Error(`Nobody succeeds with ${call} in docs/access-matrix.md`)
}

async function buildPerson(subRole: SubRoleKey) {
  const { id, email } = await buildUser(api.db, { sub_roles: [subRole] })
  return { owner: { id, email, subRole }, client: await api.as({ id }) }
}

const subRoleOf = {
  "a developer's": 'developer',
  "a manager's": 'project_manager',
  "an admin's": 'administrator',
} as const

describe('every call that is no GET', () => {
  it.each(told.map((route) => [nameOf(route), route] as const))(
    '%s leaves a row of the trail',
    async (call, route) => {
      const { row, caller } = successOf(call)
      const person = await buildPerson(caller)
      const owner =
        row.whose === 'own' || row.whose === 'nobody'
          ? person.owner
          : (await buildPerson(subRoleOf[row.whose])).owner
      const build = validRequests[call]
      if (build === undefined)
        throw new Error(`${call} has no valid request in its feature's *.test-calls.ts`)
      const { id, params, query, body, file } = await build(api, owner)
      const before = await countTrail(api.db)
      const response = await person.client.inject({
        method: route.method,
        url: addressOf(route, String(id), params),
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { payload: body }),
        ...(file === undefined ? {} : await formOfRequest(file, body)),
      })
      expect([response.statusCode, response.statusCode < 300]).toEqual([response.statusCode, true])
      const count = () => countTrail(api.db)
      // What is answered with 202 is done afterwards.
      if (response.statusCode === 202) await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(before)
      else expect(await count()).toBeGreaterThan(before)
    },
  )
})
