import { usualReason } from '@portal/contract/shared/errors'
import * as z from 'zod/mini'
import { issueInWords } from '../messages/refusals.ts'
import { ApiError } from './api-errors.ts'

/** The first sentence for each field (`children.0.name`) that a contract schema refuses. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values, { error: usualReason })
  const errors: Record<string, string> = {}
  for (const issue of result.success ? [] : result.error.issues) {
    errors[issue.path.join('.')] ??= issueInWords(issue.message)
  }
  return errors
}

type Refusal = {
  /** Messages at the form's fields. */
  fields: Record<string, string>
  /** The message for the form as a whole; undefined when every message has a field. */
  sentence: string | undefined
}

/**
 * Distributes a refusal over a form. `fieldOf` maps a code to a field (`category.name_taken`: name) where the server
 * names none.
 */
export function refusalFor(
  error: Error,
  knownFields: readonly string[],
  fieldOf: Readonly<Record<string, string>> = {},
): Refusal {
  if (!(error instanceof ApiError)) return { fields: {}, sentence: error.message }
  const fields: Record<string, string> = {}
  const unplaced: string[] = []
  for (const [field, [sentence]] of Object.entries(error.errors)) {
    if (sentence === undefined) continue
    if (knownFields.includes(field.split('.')[0] ?? field)) fields[field] = sentence
    else unplaced.push(sentence)
  }
  const codeField = fieldOf[error.code]
  if (codeField) return { fields: { [codeField]: error.message, ...fields }, sentence: undefined }
  if (Object.keys(error.errors).length === 0) unplaced.push(error.message)
  return { fields, sentence: unplaced.join(' ') || undefined }
}
