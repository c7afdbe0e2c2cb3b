import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

/** A field of the row, with `-` before it for descending. */
export const sortInput = <const Field extends string>(fields: readonly Field[]) =>
  z.enum([...fields, ...fields.map((field) => `-${field}` as const)])

export type Sort<Field extends string> = { field: Field; isDescending: boolean }

/** The order where its field is one of these; for a list whose rows depend on another parameter. */
export const sortAmong = <const Field extends string>(
  fields: readonly Field[],
  { field, isDescending }: Sort<string>,
): Sort<Field> | undefined => {
  const known = fields.find((name) => name === field)
  return known && { field: known, isDescending }
}

/** `sort` of a list. Without it the list's usual order holds. */
export const sortQuery = <const Field extends string>(fields: readonly Field[]) => ({
  sort: z.optional(
    z.pipe(
      sortInput(fields),
      z.transform((sort, context): Sort<Field> => {
        const field = fields.find((name) => sort === name || sort === `-${name}`)
        if (field !== undefined) return { field, isDescending: sort !== field }
        context.issues.push({ code: 'custom', input: sort, message: failing('input.unknown_field') })
        return z.NEVER
      }),
    ),
  ),
})
