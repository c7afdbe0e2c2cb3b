import { sortInput } from './sorting.ts'

// The fields that each list sorts by. They are separate from the endpoints because the browser's first script checks
// addresses with them, and would otherwise contain every endpoint's schemas.

export const categorySortFields = ['id', 'name', 'description'] as const
export const categorySort = sortInput(categorySortFields)

export const contractSortFields = [
  'id',
  'user',
  'project',
  'project_name',
  'job_status',
  'status',
  'manager',
  'admin_name',
  'start_date',
  'end_date',
] as const
export const contractSort = sortInput(contractSortFields)

export const customerSortFields = [
  'id',
  'company_name',
  'full_legal_name',
  'title',
  'company_address',
  'email',
] as const
export const customerSort = sortInput(customerSortFields)

export const recordSortFields = [
  'id',
  'user',
  'project',
  'category',
  'description',
  'hours',
  'date',
  'record_type',
  'manager',
] as const
export const recordSort = sortInput(recordSortFields)

export const projectSortFields = [
  'id',
  'name',
  'manager',
  'customer',
  'industry',
  'from_scratch',
  'payment_integration',
] as const
export const projectSort = sortInput(projectSortFields)

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
