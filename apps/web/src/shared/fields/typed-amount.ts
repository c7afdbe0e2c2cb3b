import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

/** An amount of money as people type it: '1 600,5' and '$1,600' are understood; null when the field is empty. */
export const typedAmount = z.pipe(
  z.string(),
  z.transform((text, context): number | null => {
    // A comma before three digits groups thousands, as in the amounts that the portal shows; any other one is decimal.
    const typed = text.replaceAll(/[\s$\p{Cf}]|,(?=\d{3}(?!\d))/gu, '').replace(',', '.')
    if (typed === '') return null
    if (/^\d{1,8}(?:\.\d{1,2})?$/.test(typed)) return Number(typed)
    context.issues.push({ code: 'custom', input: text, message: failing('input.amount') })
    return z.NEVER
  }),
)
