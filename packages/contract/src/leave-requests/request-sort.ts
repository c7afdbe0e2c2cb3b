import { sortInput } from '../shared/sorting.ts'

export const requestSortFields = ['start_date', 'created_at', 'user', 'request_type'] as const
export const requestSort = sortInput(requestSortFields)
