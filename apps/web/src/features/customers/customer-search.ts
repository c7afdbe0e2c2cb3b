import { idInput } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { addressText } from '../../shared/address-text.ts'

/** The fields that the filter of Manage customers can search. */
export const customerFilterKinds = ['company', 'representative', 'project'] as const
export type CustomerFilterKind = (typeof customerFilterKinds)[number]

/** The search parameters of Manage customers; at most one of the three texts is used. */
export const customerSearch = z.object({
  company: addressText,
  representative: addressText,
  project: addressText,
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
  /** Opens the customer with this id. */
  open: z.catch(z.optional(idInput), undefined),
})
export type CustomerSearch = z.output<typeof customerSearch>

export type CustomerFilter = { kind: CustomerFilterKind; text: string }

/** The filter in use, if any: the first of the kinds that has a text. */
export function filterOf(search: CustomerSearch): CustomerFilter | undefined {
  for (const kind of customerFilterKinds) {
    const value = search[kind]
    if (value) return { kind, text: value }
  }
  return undefined
}

/** The search parameters for a filter; those of the other kinds and the page are removed. */
export const searchFor = (kind: CustomerFilterKind, value: string): CustomerSearch =>
  value === '' ? {} : { [kind]: value }
