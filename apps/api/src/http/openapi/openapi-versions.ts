import { errorEnvelope } from '@portal/contract/shared/errors'
import type { FastifySchema, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { answersVersion } from '../versions/row-versions.ts'

const tag = { type: 'string', pattern: '^"[1-9][0-9]*"$' }

const ifMatch = {
  type: 'object',
  properties: {
    'If-Match': {
      type: 'string',
      description:
        'The version of the row that the client knows, such as "3", or *. Another version is 409 with the present row. Without the header nothing is compared.',
    },
  },
}

/** The 409 of a route that changes a row. */
export const refusalOfChange = (row: z.ZodMiniType) =>
  z.extend(errorEnvelope, { current: z.optional(row) }).check(
    z.meta({
      description:
        'The present state forbids it. With the code `….changed_meanwhile` If-Match named another version, and `current` is the row as it is now.',
    }),
  )

/** Adds the headers `If-Match` and `ETag` where a route takes or sends them. */
export function withVersions(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const described = { ...schema }
  if (route.changes !== undefined) described.headers = ifMatch
  if (!answersVersion(route)) return described
  const responses = z.parse(z.record(z.string(), z.looseObject({})), schema.response)
  described.response = Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      status.startsWith('2') ? { ...response, headers: { ETag: tag } } : response,
    ]),
  )
  return described
}
