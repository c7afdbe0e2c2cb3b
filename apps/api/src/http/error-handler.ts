import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { type ErrorEnvelope, reasonsByField } from '@portal/contract/shared/errors'
import { because, type Reason, type ReasonsByField } from '@portal/words/reasons'
import { sentenceOf, sentenceOfRefusal } from '@portal/words/sentences'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, isOutOfSpace, isUnavailable } from '../db/violations.ts'
import { FileStoreFullError, FileStoreUnavailableError } from '../files/storage/file-storage.ts'
import { diskFull, Refusal } from '../use-case/errors.ts'
import { closeIfUnread } from './input/unread-body.ts'
import { InvalidInput } from './input/validation.ts'
import { failurePage, isNavigation } from './pages/failure-page.ts'

type Failure = {
  statusCode: number
  reason: Reason
  fields?: ReasonsByField
  retryAfterSeconds?: number | undefined
  current?: unknown
  secondFactor?: SecondFactorStep | undefined
}

const reasonOfStatus: Readonly<Record<number, Reason>> = {
  400: because('request.malformed', { fault: 'unreadable' }),
  404: because('request.unknown_route'),
  408: because('request.timeout'),
  413: because('request.too_large', { part: 'request' }),
  415: because('request.media_type'),
  429: because('request.too_many'),
  431: because('request.headers_too_large'),
}

const unavailable: Failure = { statusCode: 503, reason: because('server.database_unavailable') }
const filesUnavailable: Failure = { statusCode: 503, reason: because('files.store_unavailable') }
const filesFull: Failure = { statusCode: 503, reason: because('files.store_full'), retryAfterSeconds: 60 }
const busy: Failure = { statusCode: 503, reason: because('server.database_busy'), retryAfterSeconds: 1 }

/** Turns every refusal and failure into the one envelope, and into a page for a person who opened the address in a browser. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  // A request that reached no route passes no hooks.
  closeIfUnread(request.raw, reply)
  const failure = failureOf(error)
  if (failure.statusCode >= 500) request.log.error({ err: error }, sentenceOfFailure(failure))
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  reply.code(failure.statusCode)
  const told = envelope(shownFailure(failure, request), request.id)
  if (isNavigation(request)) {
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(failurePage(told))
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(told))
}

/** The failure with the present row as the contract shows it, without its internal columns. */
function shownFailure(failure: Failure, { routeOptions }: FastifyRequest): Failure {
  const { changes } = routeOptions.config
  if (failure.current === undefined || changes === undefined) return failure
  const { statusCode, reason, fields = {}, current } = failure
  return { statusCode, reason, fields, current: changes.parse(current) }
}

export function handleUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  return handleError(new Refusal(404, because('request.unknown_route')), request, reply)
}

function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Refusal) return error
  if (error instanceof InvalidInput) return failureOfInput(error)
  if (error instanceof FileStoreFullError) return filesFull
  if (error instanceof FileStoreUnavailableError) return filesUnavailable
  if (isOutOfSpace(error)) return failureOf(diskFull())
  if (isUnavailable(error)) return unavailable
  if (isBusy(error)) return busy
  return failureOfStatus('statusCode' in error ? (error.statusCode ?? 500) : 500)
}

function failureOfStatus(statusCode: number): Failure {
  // A part of the path that is longer than any id or slug is answered with 404.
  if (statusCode === 414) return failureOfStatus(404)
  const reason = reasonOfStatus[statusCode]
  if (reason) return { statusCode, reason }
  if (statusCode >= 400 && statusCode < 500) return { statusCode, reason: because('request.refused') }
  return { statusCode: 500, reason: because('server.internal') }
}

/** The refusal of a request that could not be read. 4xx only, so there is no id to look up in the log. */
export const envelopeOfStatus = (statusCode: number) => envelope(failureOfStatus(statusCode), '')

/** A body that breaks its schema is 422 by field; an address (path, query) that cannot be parsed is 400. */
function failureOfInput({ issues, validationContext }: InvalidInput): Failure {
  const fields = reasonsByField(issues)
  return validationContext === 'body'
    ? { statusCode: 422, reason: because('request.invalid'), fields }
    : { statusCode: 400, reason: because('request.malformed', { fault: 'fields' }), fields }
}

const sentenceOfFailure = ({ reason, fields = {} }: Failure) => sentenceOfRefusal({ reason, fields })

function envelope(failure: Failure, request_id: string): ErrorEnvelope {
  const { statusCode, reason, fields = {}, current, secondFactor } = failure
  const sentence = sentenceOfFailure(failure)
  const errors = mapValues(fields, (reasons) => reasons.map((each) => sentenceOf(each)))
  const byField = Object.values(errors).flat()
  return {
    statusCode,
    code: reason.code,
    facts: reason.facts,
    error: sentence,
    message: sentence,
    messages: byField.length > 0 ? byField : [sentence],
    errors,
    codes: mapValues(fields, (reasons) => [...reasons]),
    ...(statusCode >= 500 ? { request_id } : {}),
    ...(current === undefined ? {} : { current }),
    ...secondFactor,
  }
}

const mapValues = <From, To>(
  of: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]))
