import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { addressOf, descriptors, nameOf } from '../descriptors.ts'
import { buildAdmin } from '../factories/user.ts'
import { buildAttackers, type Crew } from './attackers.ts'
import { findOperations, type Operation, type Place } from './places.ts'
import { type Attack, attack } from './send.ts'
import { headerTexts, hostileBodies, hostileTexts, hostileValues, readHeaders } from './values.ts'

let api: TestApp
let operations: Operation[]
let crew: Crew

beforeAll(async () => {
  api = await createTestApp()
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

const headers = readHeaders.map((name) => ({ in: 'header', name }) as const)

const attacksOn = (places: readonly Place[]): Attack[] =>
  places.flatMap((place) => valuesFor(place).map((value) => ({ place, value })))

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
      query: querystring !== undefined,
      body: body !== undefined,
    }
    expect({ call: nameOf(route), ...found }).toEqual({ call: nameOf(route), ...declared })
  }
})

describe('hostile values in every place of the OpenAPI document, from every role', () => {
  it.each(descriptors.map(nameOf))('%s answers each with a success or a refusal in words', async (call) => {
    const operation = operations.find(({ method, url }) => `${method} ${url}` === call)
    if (operation === undefined) throw new Error(`${call} is not in the OpenAPI document`)
    const faults: string[] = []
    for (const attacker of crew.of(operation)) {
      // Headers are read before the role matters, so the role that passes furthest is enough for them.
      const places = attacker.name === 'an admin' ? [...operation.places, ...headers] : operation.places
      faults.push(...(await attack(api, operation, attacker, attacksOn(places))))
    }
    expect(faults).toEqual([])
  })

  it.each(
    descriptors
      .filter(({ method, url }) => method === 'GET' && !url.includes(':'))
      .map((route) => [nameOf(route), route] as const),
  )('%s still answers after what was stored', async (_, route) => {
    const admin = await api.as(await buildAdmin(api.db))
    const { statusCode } = await admin.inject({ method: 'GET', url: addressOf(route) })
    expect(statusCode).toBeLessThan(500)
  })
})
