import { sortInput } from '../shared/sorting.ts'

// In a file of its own, because the address of the queue needs it on every page, and not the rest of the contract.
export const requestSortFields = ['start_date', 'created_at', 'user', 'request_type'] as const
export const requestSort = sortInput(requestSortFields)
