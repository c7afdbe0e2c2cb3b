import { secondFactorStep } from '@portal/contract/accounts/second-factors'
import { type ErrorEnvelope, errorEnvelope } from '@portal/contract/shared/errors'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import * as z from 'zod/mini'
import { t } from '../messages/messages.ts'
import { assertAnswer, type CallOutput } from './answer.ts'
import { ApiError, NetworkError } from './api-errors.ts'
import { confirmFirst } from './confirm-first.ts'
import { noteAnswer } from './reachability.ts'
import { noteServerTime } from './server-clock.ts'
import { upload } from './upload.ts'
import { addressOf, asFields, toFormData } from './wire-format.ts'

type Input<S> = S extends z.ZodMiniType ? z.input<S> : never
type Part<Name extends string, S> = [Input<S>] extends [never]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends Input<S>
    ? { [K in Name]?: Input<S> }
    : { [K in Name]: Input<S> }
type Schema<R extends RouteDescriptor, K extends string> = K extends keyof R['schema']
  ? R['schema'][K]
  : undefined

/**
 * The input of an endpoint; `file` is for descriptors that have a `form`. A call that changes a row names the version
 * of it that the person has seen, and the server refuses to change another. `undefined` is for forms that show nothing
 * of the row.
 */
export type CallInput<R extends RouteDescriptor> = Part<'params', Schema<R, 'params'>> &
  Part<'query', Schema<R, 'querystring'>> &
  Part<'body', Schema<R, 'body'>> &
  (R extends { form: object } ? { file?: Blob | undefined } : { file?: undefined }) &
  (R extends { changes: object } ? { ifMatch: number | undefined } : { ifMatch?: undefined })

export type CallOptions = {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  timeoutMs?: number | undefined
  /** Called with the share of a file that is sent, from 0 to 1. */
  onUpload?: ((share: number) => void) | undefined
  /** Called with the token that takes the change back, where the answer has one. */
  onUndoable?: ((token: string) => void) | undefined
}

/**
 * The timeout of a call, longer than any answer in JSON takes. A connection that hangs then counts as failed, and the
 * screen says so.
 */
const usualTimeoutMs = 60_000
/** The timeout of an upload: 5 MB in this time are 140 kbit/s. */
const uploadTimeoutMs = 300_000

/** The seconds that a call waits by itself after a 429, before it goes again. */
const soon = 2

let onSessionEnd = () => {}
let onFactorRequired = () => {}

/** Registers a function to call when the session has ended on the server (401). */
export function setSessionEndHandler(handler: () => void) {
  onSessionEnd = handler
}

/** Registers a function to call when the server answers nothing else before the person has set up a second factor. */
export function setFactorRequiredHandler(handler: () => void) {
  onFactorRequired = handler
}

type LooseInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  file?: Blob | undefined
  ifMatch?: number | undefined
}

/** Calls an endpoint. Throws ApiError for a refusal and NetworkError when no answer came. */
export function call<R extends RouteDescriptor>(
  descriptor: R,
  input: CallInput<R>,
  options?: CallOptions,
): Promise<CallOutput<R>> {
  return callTyped(descriptor, input, options)
}

/** `call` for callers that have checked the type of the input themselves (`q`, `useApiMutation`). */
export async function callTyped<R extends RouteDescriptor>(
  descriptor: R,
  input?: LooseInput,
  options?: CallOptions,
): Promise<CallOutput<R>> {
  const response = await request(descriptor, input, options)
  const answer = await answerOf(descriptor, response)
  const undoToken = response.headers.get('x-undo')
  if (undoToken !== null) options?.onUndoable?.(undoToken)
  return answer
}

/** `call` for endpoints that say something in the headers of their answer, such as the number of all rows. */
export async function callWithHeaders<R extends RouteDescriptor>(
  descriptor: R,
  input: CallInput<R>,
  options?: CallOptions,
): Promise<{ answer: CallOutput<R>; headers: Headers }> {
  const response = await request(descriptor, input, options)
  return { answer: await answerOf(descriptor, response), headers: response.headers }
}

async function answerOf<R extends RouteDescriptor>(
  descriptor: R,
  response: Response,
): Promise<CallOutput<R>> {
  const { status, headers } = response
  // Of what is done afterwards, some calls answer the row and some nothing.
  const isEmpty = status === 204 || (status === 202 && !headers.has('content-type'))
  const answer = isEmpty ? undefined : await readJson(response)
  assertAnswer(descriptor, answer)
  return answer
}

/**
 * The answer of an endpoint before its body is read. Throws ApiError for a refusal and NetworkError when no answer
 * came. Where the server wants a fresh proof of the person, it goes again once that is given, and where it refuses a call for
 * a moment only, such as a copy beside another one, it goes once more after that.
 */
export async function request(
  descriptor: RouteDescriptor,
  input: LooseInput = {},
  options: CallOptions & { isAgain?: boolean } = {},
): Promise<Response> {
  const { params, query, body, file, ifMatch } = input
  const {
    isAgain = false,
    signal,
    idempotencyKey,
    timeoutMs = file ? uploadTimeoutMs : usualTimeoutMs,
    onUpload,
  } = options
  const headers = new Headers({ accept: 'application/json' })
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`)
  const content = encodeBody(descriptor, body, file, headers)
  const url = addressOf(descriptor, params, query)
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  const { method } = descriptor
  const answer = () =>
    content instanceof FormData && onUpload
      ? upload(url, { method, headers, body: content, signal: either }, onUpload)
      : fetch(url, { method, headers, body: content, signal: either, credentials })
  const response = await send(method, answer, signal)
  if (response.ok) return response
  const refused = await refusal(response, descriptor)
  const { retryAfterSeconds } = refused
  if (refused.status === 429 && !isAgain && retryAfterSeconds !== undefined && retryAfterSeconds <= soon) {
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000))
    return request(descriptor, input, { ...options, isAgain: true })
  }
  const isToConfirm = refused.code === 'session.confirm_first'
  if (isToConfirm && (await confirmFirst())) return request(descriptor, input, options)
  throw refused
}

function encodeBody(descriptor: RouteDescriptor, body: unknown, file: Blob | undefined, headers: Headers) {
  if (descriptor.form && file) {
    const fields = asFields(body)
    const inner = descriptor.flatBody ? fields[descriptor.flatBody] : undefined
    return toFormData(inner === undefined ? fields : asFields(inner), descriptor.form.file, file)
  }
  if (body === undefined) return null
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}

/**
 * The credentials mode of the requests. With 'include' the browser answers the first requests for the session and the
 * portal by the document's preloads. After a change, such as signing in, those answers may be outdated. 'same-origin'
 * sends the same cookie within one origin and does not use them.
 */
let credentials: RequestCredentials = 'include'

/** Sends a request; `caller` is the signal of those who called, apart from the timeout. */
async function send(
  method: string,
  answer: () => Promise<Response>,
  caller: AbortSignal | undefined,
): Promise<Response> {
  if (method !== 'GET') credentials = 'same-origin'
  try {
    const response = await answer()
    noteServerTime(response)
    noteAnswer(true)
    return response
  } catch (error) {
    if (caller?.aborted) throw error
    noteAnswer(false)
    throw new NetworkError(t.errors.network)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new NetworkError(t.errors.network)
  }
}

const { shape } = errorEnvelope
/** A server from before codes and facts of refusals may still answer while a new one takes its place. */
const sentEnvelope = z.extend(errorEnvelope, {
  facts: z._default(shape.facts, {}),
  codes: z._default(shape.codes, {}),
})

/** The error of an answer that refuses. Proxies send their own pages instead of the error envelope. */
async function refusal(response: Response, descriptor: RouteDescriptor): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined)
  const parsed = z.safeParse(sentEnvelope, answer)
  const envelope: ErrorEnvelope = parsed.success ? parsed.data : unknownRefusal(response.status)
  if (response.status === 401 && endsSession(descriptor)) onSessionEnd()
  if (envelope.code === 'session.factor_required') onFactorRequired()
  const retryAfterSeconds = secondsIn(response.headers.get('retry-after'))
  const step = envelope.code === 'session.second_factor' ? z.safeParse(secondFactorStep, answer) : undefined
  return new ApiError(envelope, { retryAfterSeconds, secondFactor: step?.data })
}

/** The seconds of a `Retry-After`. Proxies may name a moment instead, which is left out. */
const secondsIn = (retryAfter: string | null) =>
  retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined

/** A 401 to reading the session or to a step of signing in does not mean that a session ended. */
const endsSession = (descriptor: RouteDescriptor) => !beforeSession.includes(descriptor.url)
const beforeSession: readonly string[] = ['/session', '/session/second_factor', '/session/passkey']

function unknownRefusal(statusCode: number): ErrorEnvelope {
  const message = statusCode === 502 || statusCode === 504 ? t.errors.network : t.errors.unexpected
  return {
    statusCode,
    code: 'http.unknown',
    facts: {},
    error: message,
    message,
    messages: [message],
    errors: {},
    codes: {},
  }
}
