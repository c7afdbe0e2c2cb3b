import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Target } from '../../use-case/changed-meanwhile.ts'
import { badRequest } from '../../use-case/errors.ts'

const entityTag = /^(?:W\/)?"(\d+)"$/

/**
 * The version that `If-Match` names: `"7"`, or the `W/"7"` that a compressing proxy makes of it. Undefined without
 * the header and for `*`, which every version matches; 400 for anything else.
 */
function versionAskedIn(headers: FastifyRequest['headers']): number | undefined {
  const header = headers['if-match']
  if (header === undefined || header === '*') return undefined
  const version = entityTag.exec(header)?.[1]
  if (version === undefined) throw badRequest('request.malformed', { fault: 'if_match' })
  return Number(version)
}

type ChangingRequest = { params: { id: number }; headers: FastifyRequest['headers'] }

/** The row that the request changes, and its version in `If-Match`. */
export const targetOf = ({ params, headers }: ChangingRequest): Target => ({
  id: params.id,
  version: versionAskedIn(headers),
})

/** True when the route answers with one row that has a version. */
export const answersVersion = ({ schema }: RouteOptions): boolean =>
  Object.values(schema?.response ?? {}).some(
    (answer) => answer instanceof z.ZodMiniObject && 'version' in answer.shape,
  )

/** Adds `ETag: "7"` to the answers of routes that answer with one row. */
export function tagVersions(route: RouteOptions): void {
  if (!answersVersion(route)) return
  route.preSerialization = [route.preSerialization ?? [], tagVersion].flat()
}

async function tagVersion(_request: unknown, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload === 'object' && payload !== null && 'version' in payload) {
    reply.header('etag', `"${payload.version}"`)
  }
  return payload
}
