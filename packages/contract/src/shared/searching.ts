import * as z from 'zod/mini'
import { atMost } from './fields.ts'

const maxSearchLength = 200

/** `search` of a list: a text that names contain, however it is spelt. */
export const searchQuery = { search: z.optional(z.string().check(...atMost(maxSearchLength))) }
