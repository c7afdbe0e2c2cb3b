import { customerLimits } from '@portal/domain/customers'
import * as z from 'zod/mini'
import { refusedDelete } from './shared/errors.ts'
import {
  email,
  id,
  idInput,
  idParams,
  noContent,
  optionalLine,
  requiredText,
  version,
} from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { count, namesQuery, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'
import { sortInput, sortQuery } from './shared/sorting.ts'

export const customer = z.object({
  id,
  version,
  company_name: z.string(),
  /** The representative's name. */
  full_legal_name: z.string(),
  title: z.string(),
  company_address: z.nullable(z.string()),
  email: z.string(),
  projects: z.array(z.object({ id, name: z.string() })),
  has_records: z.boolean(),
  can: z.object({ update: z.boolean(), delete: z.boolean(), ...refusedDelete }),
})
export type Customer = z.infer<typeof customer>

export const customerName = z.object({ id, company_name: z.string() })
export type CustomerName = z.infer<typeof customerName>

export const customerInput = z.object({
  company_name: requiredText(customerLimits.company_name),
  full_legal_name: requiredText(customerLimits.full_legal_name),
  title: requiredText(customerLimits.title),
  email,
  company_address: optionalLine(customerLimits.company_address),
})
export type CustomerInput = z.output<typeof customerInput>

export const customerChanges = z.partial(customerInput)
export type CustomerChanges = z.output<typeof customerChanges>

const contains = z.optional(z.string())
export const customerSortFields = [
  'id',
  'company_name',
  'full_legal_name',
  'title',
  'company_address',
  'email',
] as const
export const customerSort = sortInput(customerSortFields)

const filters = {
  id: z.optional(idInput),
  company: contains,
  representative: contains,
  project: contains,
  ...sortQuery(customerSortFields),
}
const listQuery = z.object({ ...filters, ...pageQuery(10) })
export type CustomerQuery = z.output<typeof listQuery>
const fileQuery = z.object(filters)
export type CustomerFilters = z.output<typeof fileQuery>

export const tags = { customers: 'Companies that the projects are for' }

export const customers = {
  list: route({
    method: 'GET',
    url: '/customers',
    access: 'managerLevel',
    summary: 'Customers by company name; without page all of them',
    schema: {
      querystring: listQuery,
      response: {
        200: z.object({
          customers: z.array(customer),
          pages,
          /** The number of all matches. */
          customersLength: count,
          /** Every company's name, sorted. */
          companies: z.array(z.string()),
        }),
      },
    },
  }),
  names: route({
    method: 'GET',
    url: '/customers/names',
    access: 'managerLevel',
    summary:
      'Every customer by company name, for selects; with name those whose name contains each of its words',
    schema: { querystring: z.object(namesQuery), response: { 200: z.array(customerName) } },
  }),
  create: route({
    method: 'POST',
    url: '/customers',
    access: 'managerLevel',
    refuses: [409],
    summary: 'Add a customer',
    flatBody: 'customer',
    schema: { body: z.object({ customer: customerInput }), response: { 201: customer } },
  }),
  update: route({
    method: 'PATCH',
    url: '/customers/:id',
    access: 'managerLevel',
    summary: 'Change a customer',
    flatBody: 'customer',
    changes: customer,
    schema: {
      params: idParams,
      body: z.object({ customer: customerChanges }),
      response: { 200: customer },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/customers/:id',
    access: 'managerLevel',
    summary: 'Delete a customer none of whose projects has records or is Bench',
    changes: customer,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

export const customerFiles = listFiles({
  url: '/customers',
  access: 'managerLevel',
  list: 'customers',
  query: fileQuery,
})
