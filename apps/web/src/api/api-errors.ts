import type { ErrorEnvelope } from '@portal/contract/shared/errors'

/** A refusal of the server; `message` is its sentence for people. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** `feature.reason` */
  readonly code: string
  /** Sentences by field; empty when the refusal is not about fields. */
  readonly errors: Record<string, string[]>
  readonly messages: string[]
  /** Set for a 5xx; the same id is in the server's log. */
  readonly requestId: string | undefined
  /** The seconds after which to try again, after too many attempts. */
  readonly retryAfterSeconds: number | undefined
  /** The row as it is now, when the call knew another version of it. */
  readonly current: unknown

  constructor(envelope: ErrorEnvelope, retryAfterSeconds?: number) {
    super(envelope.message)
    this.status = envelope.statusCode
    this.code = envelope.code
    this.errors = envelope.errors
    this.messages = envelope.messages
    this.requestId = envelope.request_id
    this.current = envelope.current
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether a change was refused because the row has changed since it was read. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.code.endsWith('.changed_meanwhile')

/** No answer came: the browser is offline, or the server is down or too slow. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}
