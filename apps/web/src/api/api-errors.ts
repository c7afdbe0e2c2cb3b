import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import type { ErrorEnvelope } from '@portal/contract/shared/errors'
import { wordsOfSent } from '../messages/refusals.ts'

/** What a refusal says beside its envelope. */
type Beside = { retryAfterSeconds?: number | undefined; secondFactor?: SecondFactorStep | undefined }

/**
 * A refusal of the server, in the words of this browser's language. A code that only a newer server knows keeps the
 * server's sentence.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** `feature.reason` */
  readonly code: string
  /** What the sentence is made of; some name more than the sentence does. */
  readonly facts: ErrorEnvelope['facts']
  /** Sentences by field; empty when the refusal is not about fields. */
  readonly errors: Record<string, string[]>
  readonly messages: string[]
  /** Set for a 5xx; the same id is in the server's log. */
  readonly requestId: string | undefined
  /** The seconds after which to try again, after too many attempts. */
  readonly retryAfterSeconds: number | undefined
  /** The row as it is now, when the call knew another version of it. */
  readonly current: unknown
  /** How a sign-in goes on whose password was right. */
  readonly secondFactor: SecondFactorStep | undefined

  constructor(envelope: ErrorEnvelope, { retryAfterSeconds, secondFactor }: Beside = {}) {
    const errors = errorsOf(envelope)
    super(messageOf(envelope, errors))
    this.status = envelope.statusCode
    this.code = envelope.code
    this.facts = envelope.facts
    this.errors = errors
    const byField = Object.values(errors).flat()
    this.messages = byField.length > 0 ? byField : [this.message]
    this.requestId = envelope.request_id
    this.current = envelope.current
    this.retryAfterSeconds = retryAfterSeconds
    this.secondFactor = secondFactor
  }
}

/** Whether a change was refused because the row has changed since it was read. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.code.endsWith('.changed_meanwhile')

/** No answer came: the browser is offline, or the server is down or too slow. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Sentences by field, in the same order as the server's. */
function errorsOf({ errors, codes }: ErrorEnvelope): Record<string, string[]> {
  const worded = Object.entries(errors).map(([field, sentences]) => [
    field,
    sentences.map((sentence, place) => {
      const reason = codes[field]?.[place]
      return (reason && wordsOfSent(reason)) ?? sentence
    }),
  ])
  return Object.fromEntries(worded)
}

function messageOf({ code, facts, message }: ErrorEnvelope, errors: Record<string, string[]>): string {
  const own = wordsOfSent({ code, facts })
  if (own !== null) return own ?? message
  const [firstOfFields = message] = Object.values(errors).flat()
  return firstOfFields
}
