import * as z from 'zod/mini'

/**
 * A text among the search parameters of an address, absent where it is invalid. The router reads digits as a number and
 * `true` as a boolean; a project may be called '2048'.
 */
export const addressText = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
  undefined,
)
