import type { FastifySchema, RouteOptions } from 'fastify'
import * as z from 'zod/mini'

/** Adds the headers that a route sends with its 200; their values are whole numbers. */
export function withHeaders(schema: FastifySchema, { sendsHeaders }: RouteOptions): FastifySchema {
  if (sendsHeaders === undefined) return schema
  const { 200: answer, ...others } = z.parse(z.record(z.string(), z.looseObject({})), schema.response)
  const headers = Object.fromEntries(
    Object.entries(sendsHeaders).map(([name, description]) => [name, { type: 'integer', description }]),
  )
  return { ...schema, response: { 200: { ...answer, headers }, ...others } }
}
