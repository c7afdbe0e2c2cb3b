import { day } from '@portal/contract/shared/fields'
import type { Day } from '@portal/domain/days'
import * as z from 'zod/mini'
import { isSame } from '../../shared/conflicts/merge-edits.ts'

/** The text of a field without surrounding blanks; null when it is empty. */
export const typedText = z.pipe(
  z.string(),
  z.transform((text): string | null | undefined => text.trim() || null),
)

/** A day that may be missing and is not after the given one. */
export const dayUpTo = (last: Day, message: string) =>
  z.nullable(day.check(z.refine((value) => value <= last, message)))

/**
 * The fields that an edit changed. Only these are sent, so that changes of other people to other fields are kept. An
 * emptied field counts as changed.
 */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changes: Partial<Fields> = {}
  for (const field in after) {
    if (!isSame(before[field], after[field])) changes[field] = after[field]
  }
  return changes
}
