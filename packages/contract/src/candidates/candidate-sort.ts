import { sortInput } from '../shared/sorting.ts'

export const candidateSortFields = [
  'full_name',
  'experience',
  'salary',
  'english',
  'significate',
  'created_at',
] as const
export const candidateSort = sortInput(candidateSortFields)
