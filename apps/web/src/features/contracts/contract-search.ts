import { booleanInput, idInput } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import { contractStates } from '@portal/domain/contracts'
import * as z from 'zod/mini'
import { addressText } from '../../shared/address-text.ts'

const optionalId = z.catch(z.optional(idInput), undefined)

/** The search parameters of Manage contracts; an invalid value counts as absent. */
export const contractSearch = z.object({
  user_id: optionalId,
  project_id: optionalId,
  status_id: optionalId,
  /** The state of the contracts; those that have not ended, also upcoming ones, when absent. */
  state: z.catch(z.optional(z.enum(contractStates)), undefined),
  bench: z.catch(z.optional(booleanInput), undefined),
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
  /** Opens the contract with this id. */
  open: optionalId,
  /** Opens 'Create Contract' with the user and the project of the address; then all three are removed from it. */
  add: z.catch(z.optional(z.union([z.literal(1), z.literal('1'), z.literal(true)])), undefined),
})
export type ContractSearch = z.output<typeof contractSearch>
export type ContractFilters = Pick<ContractSearch, 'user_id' | 'project_id' | 'status_id' | 'state' | 'bench'>

/** How many fields of the filter are set. The state has a control of its own, which always shows a choice. */
export const countFilters = ({ user_id, project_id, status_id, bench }: ContractFilters): number =>
  [user_id, project_id, status_id, bench === false ? bench : undefined].filter((value) => value !== undefined)
    .length

/** The initial values of 'Create Contract', if the address opens it. */
export function wantedContract({ add, user_id, project_id }: ContractSearch): WantedContract | undefined {
  return add === undefined ? undefined : { userId: user_id, projectId: project_id }
}
export type WantedContract = { userId?: number | undefined; projectId?: number | undefined }

/** The filters in the address; with `add` the user and the project are no filters. */
export const filtersOf = ({
  add,
  page: _,
  sort: __,
  open: ___,
  ...filters
}: ContractSearch): ContractFilters => (add === undefined ? filters : {})
