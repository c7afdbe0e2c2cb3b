import { idInput } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import { leaveTypes } from '@portal/domain/leave/leave'
import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'

/** The sizes of a page of the queue; the first is the usual one. */
export const queueSizes = [10, 25] as const

/** The search parameters of the queue; an invalid value counts as absent. */
export const queueSearch = z.object({
  page: z.catch(z.optional(pageInput), undefined),
  limit: z.catch(z.optional(z.literal(queueSizes)), undefined),
  sort: addressText,
  type: z.catch(z.optional(z.enum(leaveTypes)), undefined),
  user: z.catch(z.optional(idInput), undefined),
  /** Opens this request above the queue. */
  request: z.catch(z.optional(idInput), undefined),
})
export type QueueSearch = z.output<typeof queueSearch>

export const countQueueFilters = ({ type, user }: Pick<QueueSearch, 'type' | 'user'>) =>
  (type === undefined ? 0 : 1) + (user === undefined ? 0 : 1)
