import { because, failing, type Reason, reasonIn } from '@portal/words/reasons'
import * as z from 'zod/mini'

const facts = z.record(z.string(), z.unknown())

/** Why something is refused: `feature.reason`, and what its sentence is made of. */
export const reason = z.object({ code: z.string(), facts })

/** In the `can` of a row: why its delete is refused, as a sentence and as its reason; null where it is allowed. */
export const refusedDelete = { delete_refusal: z.nullable(z.string()), delete_reason: z.nullable(reason) }

/** The envelope of every refusal, whatever its status. */
export const errorEnvelope = z.object({
  statusCode: z.int(),
  /** `feature.reason`; stable, for programs. */
  code: z.string(),
  /** What the sentence of the code is made of. */
  facts,
  error: z.string(),
  message: z.string(),
  messages: z.array(z.string()),
  errors: z.record(z.string(), z.array(z.string())),
  /** The reasons behind `errors`, by field. */
  codes: z.record(z.string(), z.array(reason)),
  request_id: z.optional(z.string()),
  /** The present row, when the client's `If-Match` names another version of it. */
  current: z.optional(z.unknown()),
  /** What `session.second_factor` says: how the sign-in goes on (`secondFactorStep`). */
  challenge: z.optional(z.string()),
  methods: z.optional(z.array(z.string())),
  passkey_options: z.optional(z.unknown()),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>

type Issue = { code?: string; input?: unknown; minimum?: unknown; origin?: string; keys?: unknown }

/** The message of an issue to which its schema gives none, as `failing` writes it. */
export function usualReason(issue: Issue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === ''
  if (missing) return failing('input.required')
  if (issue.code === 'too_small' && issue.origin === 'array') return failing('input.required')
  return failing('input.invalid')
}

type PathIssue = { path: PropertyKey[]; message: string }

/** The most reasons in one envelope; a person who corrects these sees the others afterwards. */
export const maxReasons = { ofField: 20, inAll: 100 } as const
/** The name of a field may come from the request. */
const maxFieldLength = 200

/**
 * Reasons by field, as in the envelope, up to `maxReasons`. The wrapper around the fields (`record`, `user`, …) is left
 * out, an item of a list counts to the list, and fields of nested objects are joined by dots.
 */
export function reasonsByField(issues: Iterable<PathIssue>): Record<string, Reason[]> {
  const reasons = new Map<string, Reason[]>()
  let left: number = maxReasons.inAll
  for (const { path, message } of issues) {
    if (left === 0) break
    const field = fieldName(path).slice(0, maxFieldLength)
    const ofField = reasons.get(field) ?? []
    if (ofField.length === maxReasons.ofField) continue
    ofField.push(reasonIn(message) ?? because('input.invalid'))
    reasons.set(field, ofField)
    left -= 1
  }
  return Object.fromEntries(reasons)
}

function fieldName(path: readonly PropertyKey[]): string {
  const isWrapped = path.length > 1 && typeof path[1] === 'string'
  const inner = isWrapped ? path.slice(1) : path
  const last = inner.at(-1)
  const named = inner.length > 1 && typeof last === 'number' ? inner.slice(0, -1) : inner
  return named.map(String).join('.') || 'body'
}
