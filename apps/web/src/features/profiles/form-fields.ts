import * as z from 'zod/mini'

/** The text of a field without surrounding blanks; null when it is empty. */
export const typedText = z.pipe(
  z.string(),
  z.transform((text): string | null | undefined => text.trim() || null),
)
