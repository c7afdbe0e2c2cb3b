import { day, idInput } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { addressText } from '../../shared/address-text.ts'

const optionalId = z.catch(z.optional(idInput), undefined)
const optionalDay = z.catch(z.optional(day), undefined)

/** The search parameters of the audit trail; an invalid value counts as absent. */
export const auditSearch = z.object({
  actor_id: optionalId,
  person_id: optionalId,
  act: addressText,
  object_type: addressText,
  object_id: optionalId,
  from: optionalDay,
  to: optionalDay,
  page: z.catch(z.optional(pageInput), undefined),
})
export type AuditSearch = z.output<typeof auditSearch>
export type AuditFilters = Omit<AuditSearch, 'page'>

export const filtersOf = ({ page: _, ...filters }: AuditSearch): AuditFilters => filters

export const countFilters = (filters: AuditFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length
