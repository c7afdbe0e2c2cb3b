import type { ErrorEnvelope } from '@portal/contract/shared/errors'
import type { Facts } from '@portal/words/reasons'
import { knownReason } from '@portal/words/sentences'
import { refusalWords } from '../messages/refusals.ts'

/**
 * A refusal of the server, in the words of this browser's language. A code that only a newer server knows keeps the
 * server's sentence.
 */
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
  /** When to try again, after too many attempts. */
  readonly retryAfterSeconds: number | undefined
  /** The row as it is now, when the call knew another version of it. */
  readonly current: unknown

  constructor(envelope: ErrorEnvelope, retryAfterSeconds?: number) {
    const errors = errorsOf(envelope)
    super(messageOf(envelope, errors))
    this.status = envelope.statusCode
    this.code = envelope.code
    this.errors = errors
    const byField = Object.values(errors).flat()
    this.messages = byField.length > 0 ? byField : [this.message]
    this.requestId = envelope.request_id
    this.current = envelope.current
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether a change was refused because the row has changed since it was read. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.code.endsWith('.changed_meanwhile')

/** No answer: offline, server down, or too slow. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Sentences by field, in the same order as the server's. */
function errorsOf({ errors, codes }: ErrorEnvelope): Record<string, string[]> {
  const worded = Object.entries(errors).map(([field, sentences]) => [
    field,
    sentences.map((sentence, place) => wordsOf(codes[field]?.[place]) ?? sentence),
  ])
  return Object.fromEntries(worded)
}

function messageOf({ code, facts, message }: ErrorEnvelope, errors: Record<string, string[]>): string {
  const own = wordsOf({ code, facts })
  if (own !== null) return own ?? message
  const [firstOfFields = message] = Object.values(errors).flat()
  return firstOfFields
}

/** Undefined where the server is newer, and has a code or facts for which there are no words here. */
function wordsOf(sent: { code: string; facts: Facts } | undefined): string | null | undefined {
  const reason = sent && knownReason(sent.code, sent.facts)
  if (reason === undefined) return undefined
  try {
    return refusalWords[reason.code](reason.facts)
  } catch {
    return undefined
  }
}
