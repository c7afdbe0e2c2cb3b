import { sortInput } from '../shared/sorting.ts'

// In a file of its own, because the address of the lists needs it on every page, and not the rest of the contract.
export const candidateSortFields = [
  'full_name',
  'experience',
  'salary',
  'english',
  'significate',
  'created_at',
] as const
export const candidateSort = sortInput(candidateSortFields)
