import { hasWholeCents } from '@portal/domain/money'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

const noAmount = failing('input.amount')

/** An amount from 0 to below 100,000,000, with at most two decimals. */
export const optionalAmount = z.optional(
  z.nullable(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,8}(?:\.\d{1,2})?$/, noAmount))]),
      z.transform((value, context): number => {
        const amount = Number(value)
        if (amount >= 0 && amount < 100_000_000 && hasWholeCents(amount)) return amount
        context.issues.push({ code: 'custom', input: value, message: noAmount })
        return z.NEVER
      }),
    ),
  ),
)
