import { day } from '@portal/contract/shared/fields'
import type { Day } from '@portal/domain/days'
import * as z from 'zod/mini'

/** The text of a field without surrounding blanks; null when it is empty. */
export const typedText = z.pipe(
  z.string(),
  z.transform((text): string | null | undefined => text.trim() || null),
)

/** A day that may be missing and is not after the given one. */
export const dayUpTo = (last: Day, message: string) =>
  z.nullable(day.check(z.refine((value) => value <= last, message)))
