import { storedLine } from '@portal/domain/texts/stored'
import * as z from 'zod/mini'

/** The text of a field in its stored form; null when it is empty. */
export const typedText = z.pipe(
  z.string(),
  z.transform((text): string | null | undefined => storedLine(text) || null),
)
