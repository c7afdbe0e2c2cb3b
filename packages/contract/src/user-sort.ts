import { sortInput } from './shared/sorting.ts'

// In a file of its own, because the address of Manage users needs it on every page, and not the rest of the contract.
export const userSortFields = [
  'id',
  'full_name',
  'first_name',
  'last_name',
  'email',
  'role',
  'active',
  'status',
] as const
export const userSort = sortInput(userSortFields)
