import { idInput } from '@portal/contract/fields'
import { pageInput } from '@portal/contract/paging'
import * as z from 'zod/mini'

const optionalId = z.catch(z.optional(idInput), undefined)

/** What the address of Manage contracts holds; what it cannot mean counts as absent. */
export const contractSearch = z.object({
  user_id: optionalId,
  project_id: optionalId,
  status_id: optionalId,
  page: z.catch(z.optional(pageInput), undefined),
  /** Opens 'Create Contract' with the user and the project chosen, when it comes with them; then all three go. */
  add: z.catch(z.optional(z.union([z.literal(1), z.literal('1'), z.literal(true)])), undefined),
})
export type ContractSearch = z.output<typeof contractSearch>
export type ContractFilters = Pick<ContractSearch, 'user_id' | 'project_id' | 'status_id'>

export const countFilters = ({ user_id, project_id, status_id }: ContractFilters): number =>
  [user_id, project_id, status_id].filter((value) => value !== undefined).length

/** What 'Create Contract' begins with, where the address asks for it. */
export function wantedContract({ add, user_id, project_id }: ContractSearch): WantedContract | undefined {
  return add === undefined ? undefined : { userId: user_id, projectId: project_id }
}
export type WantedContract = { userId?: number | undefined; projectId?: number | undefined }

/** The filters in the address; with `add` the user and the project are no filters. */
export const filtersOf = ({ add, user_id, project_id, status_id }: ContractSearch): ContractFilters =>
  add === undefined ? { user_id, project_id, status_id } : {}
