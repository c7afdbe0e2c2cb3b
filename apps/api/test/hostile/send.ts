import { errorEnvelope } from '@portal/contract/shared/errors'
import { apiPrefix } from '@portal/contract/shared/route'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Client, TestApp } from '../app.ts'
import { validRequests } from '../calls/all-calls.ts'
import type { Owner, ValidRequest } from '../calls/test-calls.ts'
import { withValue } from '../collections/collections.ts'
import { formOf, formOfRequest } from '../form.ts'
import { nameOfPlace, type Operation, type Place } from './places.ts'

/** An honest answer takes less time than this. A request without an answer by then hangs. */
const patienceMs = 5000

/** No answer may show file names, SQL or messages of libraries. */
const internals =
  /\bat \S+ \(|\.(?:ts|mjs):\d+|node_modules|\/apps\/api|drizzle|pglite|syntax error at|violates |relation "|duplicate key|Cannot read propert/i

export type Attack = { place: Place; value: unknown }
export type Attacker = {
  name: string
  client: Client
  /** The person whose rows the requests are about. */
  owner: Owner
}

/** Makes the attacks on one operation, one after the other, and returns what was wrong with the answers. */
export async function attack(
  api: TestApp,
  operation: Operation,
  attacker: Attacker,
  attacks: Iterable<Attack>,
): Promise<string[]> {
  const { method, url } = operation
  const build = validRequests[`${method} ${url}`]
  if (build === undefined)
    throw new Error(`${method} ${url} has no valid request in its feature's *.test-calls.ts`)
  const faults: string[] = []
  let valid = await build(api, attacker.owner)
  for (const { place, value } of attacks) {
    const request = await hostileRequest(operation, valid, { place, value })
    if (request === undefined) continue
    const { status, fault } = await judge(attacker.client, request, operation)
    if (fault) {
      faults.push(`${method} ${url} of ${attacker.name}, ${nameOfPlace(place)}, ${shown(value)}: ${fault}`)
    }
    // The next attack needs a new request, because the name is taken or the row is gone.
    if (status < 400 && (method === 'POST' || method === 'DELETE')) valid = await build(api, attacker.owner)
  }
  return faults
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 80)

/** Returns true when access or a policy refuses the attacker the valid request with 401 or 403. */
export async function isRefused(api: TestApp, operation: Operation, attacker: Attacker): Promise<boolean> {
  const build = validRequests[`${operation.method} ${operation.url}`]
  if (build === undefined)
    throw new Error(
      `${operation.method} ${operation.url} has no valid request in its feature's *.test-calls.ts`,
    )
  const valid = await build(api, attacker.owner)
  const { url, body } = await addressAndBody(operation, valid)
  const { statusCode } = await attacker.client.inject({ method: operation.method, url, ...body })
  return statusCode === 401 || statusCode === 403
}

const json = (body: unknown) => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Returns the address and body of the valid request, with the hostile value in the address if that is its place. */
async function addressAndBody(
  operation: Operation,
  valid: ValidRequest,
  { place, value }: Partial<Attack> = {},
) {
  const query = new URLSearchParams(valid.query)
  if (place?.in === 'query') query.set(place.name, String(value))
  const path = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const isHostile = place?.in === 'path' && place.name === name
    const text = isHostile ? String(value) : (valid.params?.[name] ?? String(valid.id))
    return encodeURIComponent(text.toWellFormed())
  })
  return {
    url: apiPrefix + (query.size === 0 ? path : `${path}?${query}`),
    body: valid.file
      ? await formOfRequest(valid.file, valid.body)
      : valid.body === undefined
        ? {}
        : json(valid.body),
  }
}

/** Returns the valid request with the hostile value in the place, or undefined where no client could send it. */
async function hostileRequest(
  operation: Operation,
  valid: ValidRequest,
  { place, value }: Attack,
): Promise<InjectOptions | undefined> {
  const { method } = operation
  const { url, body } = await addressAndBody(operation, valid, { place, value })
  switch (place.in) {
    case 'path':
    case 'query':
      return { method, url, ...body }
    case 'header': {
      const text = String(value)
      // No HTTP client can send such a header.
      if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) return undefined
      return { method, url, ...body, headers: { ...headersOf(body), [place.name]: text } }
    }
    case 'body':
      return { method, url, ...json(withValue(valid.body, place.path, value)) }
    case 'form':
      return { method, url, ...(await formOf([place.name, String(value)])) }
    case 'whole body': {
      const [mediaType, payload] = z.parse(z.tuple([z.string(), z.string()]), value)
      return { method, url, payload, headers: { 'content-type': mediaType } }
    }
  }
}

const headersOf = (request: { headers?: Record<string, string> }) => request.headers ?? {}

type Verdict = { status: number; fault?: string }

/** Sends the request and names what is wrong with the answer. */
async function judge(client: Client, request: InjectOptions, { statuses }: Operation): Promise<Verdict> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  // Each request has a new address, because these tests do not try the limits of failed sign-ins.
  const remoteAddress = `10.${randomByte()}.${randomByte()}.${randomByte()}`
  const response = await Promise.race([client.inject({ ...request, remoteAddress }), tooLong])
  clearTimeout(timer)
  if (response === undefined) return { status: 0, fault: `no answer within ${patienceMs} ms` }
  const { statusCode: status, body } = response
  const isEnvelope = () => z.safeParse(errorEnvelope, parsed(body)).success
  if (status >= 500) return { status, fault: `${status} ${body}` }
  if (status >= 400 && !isEnvelope()) return { status, fault: `${status} without the envelope: ${body}` }
  if (status >= 400 && internals.test(body)) return { status, fault: `internals in ${body}` }
  if (!statuses.includes(String(status)))
    return { status, fault: `${status} is not in the document: ${body}` }
  return { status }
}

const randomByte = () => Math.floor(Math.random() * 256)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
