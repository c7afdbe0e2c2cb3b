import * as z from 'zod/mini'

/** The envelope of every refusal, whatever its status. */
export const errorEnvelope = z.object({
  statusCode: z.int(),
  /** `feature.reason`; stable, for programs. */
  code: z.string(),
  error: z.string(),
  message: z.string(),
  messages: z.array(z.string()),
  errors: z.record(z.string(), z.array(z.string())),
  request_id: z.optional(z.string()),
  /** The present row, when the client's `If-Match` names another version of it. */
  current: z.optional(z.unknown()),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>

export const requiredMessage = 'This field is required'

type Issue = { code?: string; input?: unknown; minimum?: unknown; origin?: string; keys?: unknown }

/** The sentence for an issue to which its schema gives none. */
export function sentenceFor(issue: Issue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === ''
  if (missing) return requiredMessage
  if (issue.code === 'too_small' && issue.origin === 'array') return requiredMessage
  return 'Invalid value'
}

type PathIssue = { path: PropertyKey[]; message: string }

/** The most messages in one envelope; a person who corrects these sees the others afterwards. */
export const maxMessages = { ofField: 20, inAll: 100 } as const
/** The most characters of a field's name, which may come from the request. */
const maxFieldLength = 200

/**
 * Messages by field, as in the envelope, up to `maxMessages`. The wrapper around the fields (`record`, `user`, …) is left
 * out, an item of a list counts to the list, and fields of nested objects are joined by dots.
 */
export function errorsByField(issues: Iterable<PathIssue>): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  let left: number = maxMessages.inAll
  for (const { path, message } of issues) {
    if (left === 0) break
    const field = fieldName(path).slice(0, maxFieldLength)
    const messages = errors.get(field) ?? []
    if (messages.length === maxMessages.ofField) continue
    messages.push(message)
    errors.set(field, messages)
    left -= 1
  }
  return Object.fromEntries(errors)
}

function fieldName(path: readonly PropertyKey[]): string {
  const isWrapped = path.length > 1 && typeof path[1] === 'string'
  const inner = isWrapped ? path.slice(1) : path
  const last = inner.at(-1)
  const named = inner.length > 1 && typeof last === 'number' ? inner.slice(0, -1) : inner
  return named.map(String).join('.') || 'body'
}
