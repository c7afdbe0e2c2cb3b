import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The sizes of a page of the queue; the first is the usual one. */
export const queueSizes = [10, 25] as const
export type QueueSize = (typeof queueSizes)[number]

/** The search parameters of the queue; an invalid value counts as absent. */
export const queueSearch = z.object({
  page: z.catch(z.optional(pageInput), undefined),
  limit: z.catch(z.optional(z.literal(queueSizes)), undefined),
})
