import type { Access } from '@portal/domain/access'
import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A body as multipart/form-data. */
export type Form = {
  /** The name of the file's field. */
  file: string
  maxBytes: number
  /** The file is a document, and no picture: the refusal of a larger one says so. */
  isDocument?: true
}

export type RouteDescriptor = {
  method: Method
  /** The path below `/api/v1`, with `:name` parameters. */
  url: string
  access: Access
  summary: string
  /** Answered also to a person who must set up a second factor first; all else is 403 `session.factor_required`. */
  openWithoutFactor?: true
  /** Refused to access tokens with 403 `access_tokens.not_allowed`; what is open to everyone is answered as to a visitor. */
  noTokens?: true
  /** The body may be flat or under this key; the schema describes the wrapped form. */
  flatBody?: string
  /** The body may also be multipart/form-data; without a schema of the body it has the file alone. */
  form?: Form
  /** The answer is a file of this media type, not JSON. */
  sendsFile?: string
  /** Headers of the answer with what they say. */
  sendsHeaders?: Readonly<Record<string, string>>
  /** The header `X-Undo` of the answer has a token with which `POST /undo` takes the change back. */
  undoable?: true
  /**
   * Its work grows with what one person made or sends: a person has one call of these at a time, the others wait for it.
   * Not for files: a client that reads slowly would hold its turn.
   */
  inTurn?: true
  /** Why a success of a call that is no GET leaves no row of the trail. */
  leavesNoTrail?: string
  /** The row that the call changes. It carries `version`, which `If-Match` is compared with. */
  changes?: z.ZodMiniType
  /** Statuses of refusals that do not follow from the rest of the descriptor. */
  refuses?: readonly number[]
  schema: {
    params?: z.ZodMiniType
    querystring?: z.ZodMiniType
    body?: z.ZodMiniType
    response: Readonly<Record<number, z.ZodMiniType>>
  }
}

/**
 * Declares one endpoint. Fastify registers the object and the browser calls it. The mark below lets a page's bundle
 * drop the endpoints that it does not call.
 */
// @__NO_SIDE_EFFECTS__
export const route = <const R extends RouteDescriptor>(descriptor: R): R => descriptor

export const apiPrefix = '/api/v1'
