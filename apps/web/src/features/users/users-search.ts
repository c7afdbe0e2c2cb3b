import { booleanInput, idInput } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { addressText } from '../../shared/address-text.ts'

const optionalId = z.catch(z.optional(idInput), undefined)

/**
 * The search parameters of Manage users; an invalid value counts as absent. Without `active` the list shows active
 * people.
 */
export const usersSearch = z.object({
  /** A text that the name contains. */
  search: addressText,
  active: z.catch(z.optional(z.union([z.boolean(), z.literal('all')])), undefined),
  user_id: optionalId,
  project_id: optionalId,
  status_id: optionalId,
  manager_id: optionalId,
  has_second_factor: z.catch(z.optional(booleanInput), undefined),
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
  /** Opens the form for the account of the hired candidate with that id. */
  candidate: optionalId,
})
export type UsersSearch = z.output<typeof usersSearch>
export type UserFilters = Omit<UsersSearch, 'page' | 'sort' | 'candidate'>

export const activeChoices = ['true', 'false', 'all'] as const
export type ActiveChoice = (typeof activeChoices)[number]

/** The choice that the Active filter shows. */
export function activeChoiceOf({ active = true }: UserFilters): ActiveChoice {
  if (active === 'all') return 'all'
  return active ? 'true' : 'false'
}

/** The search parameter for a choice of the Active filter; absent for active people, the default. */
export function activeFrom(choice: string | null): UserFilters['active'] {
  if (choice === 'all') return 'all'
  return choice === 'false' ? false : undefined
}

export const factorChoices = ['true', 'false'] as const
export type FactorChoice = (typeof factorChoices)[number]

/** The choice that the filter of second factors shows; null where it is not set. */
export function factorChoiceOf({ has_second_factor }: UserFilters): FactorChoice | null {
  if (has_second_factor === undefined) return null
  return has_second_factor ? 'true' : 'false'
}

/** The search parameter for a choice of that filter; absent for everyone. */
export const factorFrom = (choice: string | null): boolean | undefined =>
  choice === 'true' || choice === 'false' ? choice === 'true' : undefined

/** How many filters beside the search narrow or widen the usual list. */
export function countFilters({
  active,
  user_id,
  project_id,
  status_id,
  manager_id,
  has_second_factor,
}: UserFilters): number {
  const narrowing = active === true ? undefined : active
  return [narrowing, user_id, project_id, status_id, manager_id, has_second_factor].filter(
    (value) => value !== undefined,
  ).length
}

const stateOfLink = z.object({ managerId: optionalId, projectId: optionalId })

/** The address for a navigation whose state names a manager or a project to filter by; undefined for any other. */
export function preselected({ page: _, ...search }: UsersSearch, state: unknown): UsersSearch | undefined {
  const { managerId, projectId } = z.safeParse(stateOfLink, state).data ?? {}
  if (managerId === undefined && projectId === undefined) return undefined
  return { ...search, manager_id: managerId ?? search.manager_id, project_id: projectId ?? search.project_id }
}
