import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../app.ts'
import { addressOf, descriptors, nameOf } from '../descriptors.ts'
import { buildAdmin } from '../factories/user.ts'
import { passkeyUrl } from '../sign-in/factors.ts'
import { buildAttackers, type Crew } from './attackers.ts'
import { findOperations, type Operation, type Place } from './places.ts'
import { type Attack, type Attacker, attack, isRefused } from './send.ts'
import {
  endpointHeaders,
  headerTexts,
  hostileBodies,
  hostileTexts,
  hostileValues,
  sharedHeaders,
} from './values.ts'

let api: TestApp
let operations: Operation[]
let crew: Crew

beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
  operations = await findOperations(api)
  crew = await buildAttackers(api)
})
afterAll(() => api.close())

const valuesFor = (place: Place): readonly unknown[] =>
  ({
    path: hostileTexts,
    query: hostileTexts,
    form: hostileTexts,
    header: headerTexts,
    body: hostileValues,
    'whole body': hostileBodies,
  })[place.in]

const inHeader = (name: string): Place => ({ in: 'header', name })

/** The list has one call of each kind of request: without a body, with JSON, with a form, and with a version. */
const callsForSharedHeaders = [
  'GET /categories',
  'POST /categories',
  'PATCH /categories/:id',
  'DELETE /categories/:id',
  'PUT /records/:id',
  'POST /users',
]

const attacksOn = (places: readonly Place[]): Attack[] =>
  places.flatMap((place) => valuesFor(place).map((value) => ({ place, value })))

/**
 * Returns the last of the attackers to whom the valid request is not refused. The attackers are in the order of their
 * rights.
 */
async function lastAccepted(operation: Operation, attackers: readonly Attacker[]) {
  for (const attacker of attackers.toReversed()) {
    if (!(await isRefused(api, operation, attacker))) return attacker
  }
  throw new Error(`${operation.method} ${operation.url} is refused to everyone`)
}

/**
 * Returns attacks in which each place and each of its values is at least once. Another `turn` pairs them differently.
 */
const eachOnce = (places: readonly Place[], turn = 0): Attack[] =>
  Object.values(Object.groupBy(places, (place) => place.in)).flatMap((ofOneKind) => {
    const [first] = ofOneKind
    if (first === undefined) return []
    const values = valuesFor(first)
    return Array.from({ length: Math.max(ofOneKind.length, values.length) }, (_, index) => ({
      place: ofOneKind[index % ofOneKind.length] ?? first,
      value: values[(index + turn) % values.length],
    }))
  })

it('the OpenAPI document names the fields of every call that takes any', () => {
  const kindsOf = (call: string) =>
    new Set(
      operations.find(({ method, url }) => `${method} ${url}` === call)?.places.map((place) => place.in),
    )
  for (const route of descriptors) {
    const kinds = kindsOf(nameOf(route))
    const found = { path: kinds.has('path'), query: kinds.has('query'), body: kinds.has('body') }
    const { params, querystring, body } = route.schema
    const declared = {
      path: params !== undefined,
      query: querystring !== undefined && fieldsIn(querystring).length > 0,
      body: body !== undefined,
    }
    expect({ call: nameOf(route), ...found }).toEqual({ call: nameOf(route), ...declared })
  }
})

/** A list without a filter has a file whose query has no field. */
const fieldsIn = (schema: z.ZodMiniType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

/**
 * Returns an attack for every value in every place. Shared headers get every value on a few calls, and on the other
 * calls each header gets one value.
 */
function attacksOfFurthest({ method, url, places }: Operation): Attack[] {
  const name = `${method} ${url}`
  const shared = sharedHeaders.map(inHeader)
  return [
    ...attacksOn([...places, ...endpointHeaders.map(inHeader)]),
    ...(callsForSharedHeaders.includes(name)
      ? attacksOn(shared)
      : eachOnce(
          shared,
          descriptors.findIndex((route) => nameOf(route) === name),
        )),
  ]
}

// Only the caller that passes furthest sends every value in every place, because the others would read the same values
// or be refused before. `npm run fuzz` draws the caller too.
describe('hostile values in every place of the OpenAPI document, from every role', () => {
  it.each(descriptors.map(nameOf))(
    '%s answers each hostile value with a success or a refusal in words',
    async (call) => {
      const operation = operations.find(({ method, url }) => `${method} ${url}` === call)
      if (operation === undefined) throw new Error(`${call} is not in the OpenAPI document`)
      const attackers = await crew.of(operation)
      const furthest = await lastAccepted(operation, attackers)
      const faults: string[] = []
      for (const attacker of attackers) {
        const attacks = attacker === furthest ? attacksOfFurthest(operation) : eachOnce(operation.places)
        faults.push(...(await attack(api, operation, attacker, attacks)))
      }
      expect(faults).toEqual([])
    },
  )

  it.each(
    descriptors
      .filter(({ method, url }) => method === 'GET' && !url.includes(':'))
      .map((route) => [nameOf(route), route] as const),
  )('%s still answers after the hostile values that were stored', async (_, route) => {
    const admin = await api.as(await buildAdmin(api.db))
    const { statusCode } = await admin.inject({ method: 'GET', url: addressOf(route) })
    expect(statusCode).toBeLessThan(500)
  })
})
