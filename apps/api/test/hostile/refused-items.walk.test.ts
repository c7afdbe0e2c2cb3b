import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { maxReasons } from '@portal/contract/shared/errors'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import { importLimits } from '@portal/domain/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../app.ts'
import { validRequests } from '../calls/all-calls.ts'
import {
  type Collection,
  countVisits,
  highestBound,
  insideOf,
  type Path,
  refusedItems,
  withValue,
} from '../collections/collections.ts'
import { addressOf, descriptors, nameOf } from '../descriptors.ts'
import { buildAdmin } from '../factories/user.ts'
import { findOperations, type Operation } from './places.ts'

const maxJsonBytes = 1024 * 1024
/** A proxy, or Node, accepts an address up to this length. */
const maxAddressBytes = 16 * 1024
/** The whole envelope has at most this length, because a message and the name of its field are short. */
const maxEnvelopeBytes = 32 * 1024

let api: TestApp
let admin: Client
let self: { id: number; email: string }
let operations: Operation[]
beforeAll(async () => {
  api = await createTestApp()
  self = await buildAdmin(api.db)
  admin = await api.as(self)
  operations = await findOperations(api)
})
afterAll(() => api.close())

/** Returns the text of a body that is filled to its limit with refused items at the path. */
function filledBody(valid: unknown, collection: Collection): string {
  const textOf = (count: number) =>
    JSON.stringify(withValue(valid, collection.path, refusedItems(collection, count)))
  const bytesOfItem = textOf(100_001).length - textOf(100_000).length + 1
  return textOf(Math.floor((maxJsonBytes - textOf(0).length) / bytesOfItem))
}

async function validRequest(route: RouteDescriptor) {
  const build = validRequests[nameOf(route)]
  if (build === undefined)
    throw new Error(`${nameOf(route)} has no valid request in its feature's *.test-calls.ts`)
  const { id, params, body } = await build(api, { ...self, subRole: 'administrator' })
  return { url: addressOf(route, String(id ?? 1), params), body }
}

/** Sends the request and tells what the items of the collection cost. */
async function refusalOf(collection: Collection, send: () => ReturnType<Client['inject']>) {
  const { visits, stop } = countVisits(collection)
  const response = await send()
  stop()
  const { messages, errors } = response.json()
  return {
    status: response.statusCode,
    isShort: response.body.length <= maxEnvelopeBytes,
    areFew: messages.length <= maxReasons.inAll,
    areFewOfField: Object.values<string[]>(errors).every(({ length }) => length <= maxReasons.ofField),
    isCheap: visits() <= highestBound + 1,
  }
}

const refused = (status: number) => ({
  status,
  isShort: true,
  areFew: true,
  areFewOfField: true,
  isCheap: true,
})

const collectionsOf = (part: 'body' | 'querystring') =>
  descriptors.flatMap((route) => {
    const schema = route.schema[part]
    if (schema === undefined) return []
    return insideOf(schema).collections.map(
      (collection) => [nameOf(route), collection.path.join('.'), route, collection] as const,
    )
  })

describe('a collection that is filled with refused items up to the limit of bytes', () => {
  it.each(collectionsOf('body'))(
    '%s answers shortly to refused items up to the limit of bytes in %s',
    async (_, __, route, collection) => {
      const { url, body } = await validRequest(route)
      const payload = filledBody(body, collection)
      const answer = await refusalOf(collection, () =>
        admin.inject({
          method: route.method,
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        }),
      )
      expect(answer).toEqual(refused(422))
    },
  )

  it.each(collectionsOf('querystring'))(
    '%s answers shortly to refused items up to the limit of bytes in the parameter %s',
    async (_, name, route, collection) => {
      const item = `&${name}[]=x`
      const { url } = await validRequest(route)
      const items = item.repeat(Math.floor((maxAddressBytes - url.length) / item.length)).slice(1)
      expect(
        await refusalOf(collection, () => admin.inject({ method: 'GET', url: `${url}?${items}` })),
      ).toEqual(refused(400))
    },
  )
})

it('lists at their limit within lists at theirs have a short answer too', async () => {
  const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)
  const { items, entries } = importLimits
  const texts = many(entries, null)
  const resume = {
    basics: { name: 'Olena' },
    work: many(items, { highlights: texts }),
    projects: many(items, { highlights: texts, keywords: texts, roles: texts }),
    skills: many(items, { keywords: texts }),
    courses: many(items, { keywords: texts }),
  }
  const payload = { user_id: self.id, resume }
  const response = await admin.inject({ method: 'POST', url: addressOf(jsonResumes.import), payload })
  expect(response.statusCode).toBe(422)
  expect(response.json().messages).toHaveLength(maxReasons.inAll)
  expect(response.body.length).toBeLessThanOrEqual(maxEnvelopeBytes)
})

describe('a form with as many parts as it may have, all of them refused items', () => {
  const forms = collectionsOf('body').filter(([, , { form }]) => form !== undefined)
  it.each(forms)('%s answers shortly to a form of refused items in %s', async (_, __, route, collection) => {
    const { url } = await validRequest(route)
    const part = `--x\r\nContent-Disposition: form-data; name="${collection.path.at(-1)}[]"\r\n\r\nx\r\n`
    const answer = await refusalOf(collection, () =>
      admin.inject({
        method: route.method,
        url,
        payload: `${part.repeat(104)}--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    )
    expect(answer).toEqual(refused(422))
  })
})

it('every list and map of the OpenAPI document is among those that are filled', () => {
  const tried = new Set(collectionsOf('body').map(([call, path]) => `${call} ${path}`))
  const isList = (path: Path) => path.at(-1) === 0
  const lists = operations.flatMap(({ method, url, places }) =>
    places.flatMap((place) =>
      place.in === 'body' && isList(place.path)
        ? [`${method} ${url} ${place.path.slice(0, -1).join('.')}`]
        : [],
    ),
  )
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter((list) => !tried.has(list))).toEqual([])
})
