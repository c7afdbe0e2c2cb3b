import { leaveRequests } from '@portal/contract/leave-requests'
import { keepPreviousData } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import type { QueueSize } from './queue-search.ts'

/** Everyone's pending requests, first created first. */
export const queuePage = (page: number, limit: QueueSize) =>
  q(leaveRequests.list, { query: { is_pending: true, page, limit } })

export const colleaguesAwayOf = (ids: number[]) => ({
  ...q(leaveRequests.colleaguesAway, { query: { request_id: ids } }),
  enabled: ids.length > 0,
  // Most of a new list was in the one before.
  placeholderData: keepPreviousData,
})
