import { type AccessTokenScope, accessTokenScopes } from '@portal/domain/access-tokens'
import { type SubRoleKey, subRoles } from '@portal/domain/roles'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type Caller,
  type MatrixRow,
  readAccessMatrix,
  type Whose,
} from '../../../test/access/access-matrix.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { validRequests } from '../../../test/calls/all-calls.ts'
import type { Owner } from '../../../test/calls/test-calls.ts'
import { addressOf, descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { formOfRequest } from '../../../test/form.ts'
import { giveToken } from '../../../test/sign-in/access-tokens.ts'
import { halfSignedIn, passkeyUrl } from '../../../test/sign-in/factors.ts'

const matrix = readAccessMatrix()
/** The tests render no real documents, because the matrix is only about statuses. */
const anyRender = new URL('../../../test/any-render.ts', import.meta.url).href

/** Returns the column of the matrix for a sub-role. */
const callerOf = ({ key, role }: (typeof subRoles)[number]): Caller =>
  key === 'recruiter' || key === 'cfo' ? key : role

type Person = { owner: Owner; client: Client }

let api: TestApp
/** The password was right, and the second factor is missing. */
let half: Client
/** There is one caller of each sub-role. */
const callers = new Map<SubRoleKey, Person>()
/** These other people own the rows that calls ask for. */
const others = new Map<Whose, Person>()

beforeAll(async () => {
  api = await createTestApp({ documentModule: anyRender, isMailSetUp: true, publicUrl: passkeyUrl })
  half = await halfSignedIn(api)
  for (const { key } of subRoles) callers.set(key, await buildPerson(key))
  others.set("a developer's", await buildPerson('developer'))
  others.set("a manager's", await buildPerson('project_manager'))
  others.set("an admin's", await buildPerson('administrator'))
})
afterAll(() => api.close())

async function buildPerson(subRole: SubRoleKey): Promise<Person> {
  const { id, email } = await buildUser(api.db, { sub_roles: [subRole] })
  return { owner: { id, email, subRole }, client: await api.as({ id }) }
}

it('the access matrix has every route of the contract, and no other', () => {
  const routes = new Set(descriptors.map(nameOf))
  const calls = new Set(matrix.map(({ call }) => call))
  expect([...calls].toSorted()).toEqual([...routes].toSorted())
})

/**
 * Returns every sub-role for the first row of a call, and for rows of other people the first sub-role of each column.
 */
function subRolesFor(row: MatrixRow) {
  const isFirst = matrix.find(({ call }) => call === row.call) === row
  const columns = subRoles.map(callerOf)
  return subRoles.filter((subRole, index) => isFirst || columns.indexOf(callerOf(subRole)) === index)
}

const firstOfEachColumn = subRoles
  .map((subRole) => ({ key: subRole.key, caller: callerOf(subRole) }))
  .filter(({ caller }, index, all) => all.findIndex((one) => one.caller === caller) === index)

const endsSession = (call: string) => call === 'DELETE /session'

type Sent = Awaited<ReturnType<(typeof validRequests)[string]>>
const sentBefore = new Map<string, Sent>()
// What one test sends may end the rows that another one has made.
beforeEach(() => sentBefore.clear())

/** Makes a row for every call that will change it. The other calls share one row for each owner. */
async function requestFor(call: string, owner: Owner, changesRow: boolean): Promise<Sent> {
  const build = validRequests[call]
  if (build === undefined) throw new Error(`${call} has no valid request in its feature's *.test-calls.ts`)
  const key = `${call} ${owner.id}`
  const known = changesRow ? undefined : sentBefore.get(key)
  const request = known ?? (await build(api, owner))
  if (!changesRow) sentBefore.set(key, request)
  return request
}

function routeOf({ call }: MatrixRow) {
  const route = descriptors.find((descriptor) => nameOf(descriptor) === call)
  if (route === undefined) throw new Error(`The contract has no ${call}`)
  return route
}

/** A program of the person, with a new token, because a new password ends tokens. */
async function programOf(owner: Owner, scope: AccessTokenScope): Promise<Client> {
  const { token } = await giveToken(api, owner, { scope, salary_files: true })
  return api.holding(token)
}

/** Returns the status of a valid request of a person with that sub-role, or of a client without a session. */
async function statusFor(
  subRole: SubRoleKey | Client,
  row: MatrixRow,
  wanted: number,
  scope?: AccessTokenScope,
): Promise<number> {
  const route = routeOf(row)
  const key = typeof subRole === 'string' ? subRole : 'developer'
  const known = endsSession(row.call) ? undefined : callers.get(key)
  const caller = known ?? (await buildPerson(key))
  const { owner } = others.get(row.whose) ?? caller
  const changesRow = route.method !== 'GET' && wanted < 400
  const { id, params, query, body, file } = await requestFor(row.call, owner, changesRow)
  const client =
    typeof subRole !== 'string' ? subRole : scope ? await programOf(caller.owner, scope) : caller.client
  const response = await client.inject({
    method: route.method,
    url: addressOf(route, String(id), params),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { payload: body }),
    ...(file === undefined ? {} : await formOfRequest(file, body)),
  })
  return response.statusCode
}

it.each(matrix.map((row) => [`${row.call}, ${row.whose}`, row] as const))(
  'each caller gets the status of the matrix: %s',
  async (_, row) => {
    const { visitor } = row.statuses
    const got: Record<string, number> = {
      visitor: await statusFor(api.visitor, row, visitor),
      'a half-finished sign-in': await statusFor(half, row, visitor),
    }
    const wanted: Record<string, number> = { visitor, 'a half-finished sign-in': visitor }
    for (const subRole of subRolesFor(row)) {
      const status = row.statuses[callerOf(subRole)]
      got[subRole.key] = await statusFor(subRole.key, row, status)
      wanted[subRole.key] = status
    }
    expect(got).toEqual(wanted)
  },
)

/** The status of a program whose owner gets `status`. What is open to everyone is answered as to a visitor. */
function statusOfToken(row: MatrixRow, status: number, scope: AccessTokenScope): number {
  const { access, method, noTokens = false } = routeOf(row)
  const isClosed = noTokens || (scope === 'read' && method !== 'GET')
  if (!isClosed) return status
  return access === 'everyone' ? row.statuses.visitor : 403
}

it.each(matrix.map((row) => [`${row.call}, ${row.whose}`, row] as const))(
  'an access token gets what its owner gets, or a refusal: %s',
  async (_, row) => {
    const got: Record<string, number> = {}
    const wanted: Record<string, number> = {}
    for (const { key, caller } of firstOfEachColumn) {
      for (const scope of accessTokenScopes) {
        const status = statusOfToken(row, row.statuses[caller], scope)
        got[`${key}, ${scope}`] = await statusFor(key, row, status, scope)
        wanted[`${key}, ${scope}`] = status
      }
    }
    expect(got).toEqual(wanted)
  },
)
