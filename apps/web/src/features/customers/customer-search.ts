import { idInput } from '@portal/contract/shared/fields'
import { customerSort } from '@portal/contract/shared/list-sorts'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The fields that the filter of Manage customers can search. */
export const customerFilterKinds = ['company', 'representative', 'project'] as const
export type CustomerFilterKind = (typeof customerFilterKinds)[number]

/** The router reads an all-digit address part as a number. */
const text = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value)),
    ),
  ),
  undefined,
)

/** The search parameters of Manage customers; at most one of the three texts is used. */
export const customerSearch = z.object({
  company: text,
  representative: text,
  project: text,
  sort: z.catch(z.optional(customerSort), undefined),
  page: z.catch(z.optional(pageInput), undefined),
  /** Opens the customer of that id. */
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
