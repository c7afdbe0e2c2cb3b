import type { Access } from '@portal/domain/access'
import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type RouteDescriptor = {
  method: Method
  /** Path below `/api/v1`, with `:name` parameters. */
  url: string
  access: Access
  summary: string
  /** The body may come flat as well as under this key; the schema describes the wrapped form. */
  flatBody?: string
  /** The body may also come as multipart/form-data; the named field is the file. */
  form?: { file: string; maxBytes: number }
  /** The answer is a file of this media type, not JSON. */
  sendsFile?: string
  schema: {
    params?: z.ZodMiniType
    querystring?: z.ZodMiniType
    body?: z.ZodMiniType
    response: Readonly<Record<number, z.ZodMiniType>>
  }
}

/**
 * Declares one endpoint. Fastify takes the object as it is, the browser calls the same one. The mark below lets a
 * page's bundle leave out the endpoints that it does not call.
 */
// @__NO_SIDE_EFFECTS__
export const route = <const R extends RouteDescriptor>(descriptor: R): R => descriptor

export const apiPrefix = '/api/v1'
