import { type ErrorEnvelope, errorsByField } from '@portal/contract/shared/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, isOutOfSpace, isUnavailable } from '../db/violations.ts'
import { diskFull, Refusal } from '../errors.ts'
import { closeIfUnread } from './input/unread-body.ts'
import { InvalidInput } from './input/validation.ts'

type Failure = Omit<ErrorEnvelope, 'message' | 'messages' | 'request_id'> & {
  retryAfterSeconds?: number | undefined
}

const sentences: Record<number, { code: string; error: string }> = {
  400: { code: 'request.malformed', error: 'The request cannot be read' },
  404: { code: 'request.unknown_route', error: 'There is no such address' },
  408: { code: 'request.timeout', error: 'The request took too long to arrive' },
  413: { code: 'request.too_large', error: 'The request is too large' },
  415: { code: 'request.media_type', error: 'This kind of content is not accepted' },
  429: { code: 'request.too_many', error: 'Too many requests' },
  431: { code: 'request.headers_too_large', error: 'The request headers are too large' },
}

const internal: Failure = {
  statusCode: 500,
  code: 'server.internal',
  error: 'Something went wrong on the server',
  errors: {},
}
const unavailable: Failure = {
  statusCode: 503,
  code: 'server.database_unavailable',
  error: 'The database cannot be reached',
  errors: {},
}

const busy: Failure = {
  statusCode: 503,
  code: 'server.database_busy',
  error: 'The database is busy. Please try again',
  errors: {},
  retryAfterSeconds: 1,
}

/** Turns every refusal and failure into the one envelope. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  // A request that reached no route passes no hooks.
  closeIfUnread(request.raw, reply)
  const failure = failureOf(error)
  if (failure.statusCode >= 500) request.log.error({ err: error }, failure.error)
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope(failure, request.id)))
}

export function handleUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  return handleError(new Refusal(404, 'request.unknown_route', 'There is no such address'), request, reply)
}

function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Refusal) {
    return {
      statusCode: error.statusCode,
      code: error.code,
      error: error.message,
      errors: error.errors,
      retryAfterSeconds: error.retryAfterSeconds,
      current: error.current,
    }
  }
  if (error instanceof InvalidInput) return failureOfInput(error)
  if (isOutOfSpace(error)) return failureOf(diskFull())
  if (isUnavailable(error)) return unavailable
  if (isBusy(error)) return busy
  return failureOfStatus('statusCode' in error ? (error.statusCode ?? 500) : 500)
}

function failureOfStatus(statusCode: number): Failure {
  // A part of the path that is longer than any id or slug is answered with 404.
  if (statusCode === 414) return failureOfStatus(404)
  const known = sentences[statusCode]
  if (known) return { statusCode, ...known, errors: {} }
  if (statusCode >= 400 && statusCode < 500)
    return { statusCode, code: 'request.refused', error: 'The request is refused', errors: {} }
  return internal
}

/** The refusal of a request that could not be read. 4xx only, so there is no id to look up in the log. */
export const envelopeOfStatus = (statusCode: number) => envelope(failureOfStatus(statusCode), '')

/** A body that breaks its schema is 422 by field; an address (path, query) that cannot be parsed is 400. */
function failureOfInput(error: InvalidInput): Failure {
  const errors = errorsByField(error.issues)
  const first = Object.values(errors)[0]?.[0] ?? 'Invalid input'
  const isBody = error.validationContext === 'body'
  return {
    statusCode: isBody ? 422 : 400,
    code: isBody ? 'request.invalid' : 'request.malformed',
    error: first,
    errors,
  }
}

function envelope({ statusCode, code, error, errors, current }: Failure, requestId: string): ErrorEnvelope {
  const byField = Object.values(errors).flat()
  return {
    statusCode,
    code,
    error,
    message: error,
    messages: byField.length > 0 ? byField : [error],
    errors,
    ...(statusCode >= 500 ? { request_id: requestId } : {}),
    ...(current === undefined ? {} : { current }),
  }
}
