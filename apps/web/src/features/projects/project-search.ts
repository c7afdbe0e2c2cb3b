import { booleanInput, idInput } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import { applicationTypes } from '@portal/domain/projects'
import * as z from 'zod/mini'
import { addressText } from '../../shared/address-text.ts'

/** The search parameters of Manage projects; an invalid value counts as absent. */
export const projectSearch = z.object({
  name: addressText,
  company: z.catch(z.optional(idInput), undefined),
  technology: z.catch(z.optional(idInput), undefined),
  from_scratch: z.catch(z.optional(booleanInput), undefined),
  application: z.catch(z.optional(z.enum(applicationTypes)), undefined),
  manager: z.catch(z.optional(idInput), undefined),
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
})
export type ProjectSearch = z.output<typeof projectSearch>
export type ProjectFilters = Omit<ProjectSearch, 'page' | 'sort'>

/** How many filters narrow the list. */
export const countFilters = (filters: ProjectFilters): number =>
  Object.values(filters).filter((value) => value !== undefined && value !== '').length

export const profileTabs = ['general', 'client', 'contracts'] as const

/** The search parameters of a project's profile. */
export const profileSearch = z.object({
  tab: z.catch(z.optional(z.enum(profileTabs)), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
