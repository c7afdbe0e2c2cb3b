import { isSame } from './merge-edits.ts'

/**
 * The fields that an edit changed. Only these are sent, so that changes of other people to other fields are kept. An
 * emptied field counts as changed.
 */
export function changedFields<Fields extends object>(
  before: { readonly [Field in keyof Fields]: unknown },
  after: Fields,
): Partial<Fields> {
  const changes: Partial<Fields> = {}
  for (const field in after) {
    if (!isSame(before[field], after[field])) changes[field] = after[field]
  }
  return changes
}
