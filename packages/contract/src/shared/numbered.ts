import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

/**
 * One of the names, or its number as digits or number: its place in `numbered`, from 0. The OpenAPI document shows the
 * numbers as integers, because an address can only hold digits.
 */
export const nameOrNumber = <const Name extends string>(
  names: readonly Name[],
  numbered: readonly Name[],
) => {
  const numbers = numbered.map((_, number) => number)
  const digits = numbers.map((number) => `${number}` as const)
  const number = z.literal([...numbers, ...digits]).check(z.meta({ type: 'integer', enum: numbers }))
  return z.pipe(
    z.union([z.enum(names), number]),
    z.transform((input, context): Name => {
      const name = names.find((known) => known === input) ?? numbered[Number(input)]
      if (name !== undefined) return name
      context.issues.push({ code: 'custom', input, message: failing('input.invalid') })
      return z.NEVER
    }),
  )
}
