import { sortInput } from '../shared/sorting.ts'

export const availableSortFields = [
  'id',
  'full_name',
  'experience',
  'status',
  'english_level',
  'free_from',
  'job_started_on',
] as const
export const availableSort = sortInput(availableSortFields)

export const managerSortFields = ['full_name'] as const
export const managerSort = sortInput(managerSortFields)
