import { viaKinds } from '@portal/domain/trail/acts'
import * as z from 'zod/mini'
import { atMost, day, id, idInput, idParams, moment } from './shared/fields.ts'
import { csvType, xlsxType } from './shared/file-types.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const person = z.object({ id, full_name: z.string() })

export const auditEntry = z.object({
  id,
  at: moment,
  /** Null for the portal itself, commands and visitors whom nobody knows. */
  actor: z.nullable(person),
  via: z.object({ kind: z.enum(viaKinds), name: z.nullable(z.string()) }),
  act: z.string(),
  object_type: z.string(),
  object_id: z.nullable(id),
  /** What it was called at that time. */
  object: z.string(),
  /** The person concerned; null where it is the actor or nobody in particular. */
  person: z.nullable(person),
  /** A hidden field has changed, and its values are not told. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value, hidden: z.boolean() })),
  /** Null below the role of an admin. */
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  message: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const maxCode = 60
const filters = {
  actor_id: z.optional(idInput),
  person_id: z.optional(idInput),
  /** An act, or a feature for all of its acts. */
  act: z.optional(z.string().check(...atMost(maxCode))),
  object_type: z.optional(z.string().check(...atMost(maxCode))),
  object_id: z.optional(idInput),
  /** The first and the last day in the company's time zone. */
  from: z.optional(day),
  to: z.optional(day),
}
const listQuery = z.object({ ...filters, ...pageQuery(25) })
export type AuditQuery = z.output<typeof listQuery>
const fileQuery = z.object(filters)
export type AuditFilters = z.output<typeof fileQuery>

const entries = z.object({ entries: z.array(auditEntry), pages, count })
export type AuditEntries = z.infer<typeof entries>

const historyQuery = z.object(pageQuery(20))
export type HistoryQuery = z.output<typeof historyQuery>

const historySchema = { params: idParams, querystring: historyQuery, response: { 200: entries } }
const fileSchema = { querystring: fileQuery, response: { 200: z.unknown() } }

export const tags = { audit: 'Who did what' }

export const audit = {
  list: route({
    method: 'GET',
    url: '/audit',
    access: 'adminOnly',
    summary: 'What was done in the portal, newest first',
    schema: { querystring: listQuery, response: { 200: entries } },
  }),
  csv: route({
    method: 'GET',
    url: '/audit.csv',
    access: 'adminOnly',
    summary: 'The same as a file: {today}-audit-trail.csv',
    sendsFile: csvType,
    schema: fileSchema,
  }),
  xlsx: route({
    method: 'GET',
    url: '/audit.xlsx',
    access: 'adminOnly',
    refuses: [409],
    summary: 'The same as a workbook: {today}-audit-trail.xlsx; 409 for more rows than a workbook takes',
    sendsFile: xlsxType,
    schema: fileSchema,
  }),
}

/** What was done to one row, for whoever may read the row. */
export const histories = {
  user: route({
    method: 'GET',
    url: '/users/:id/audit',
    access: 'signedIn',
    refuses: [403, 404],
    summary:
      "The history of a person's account, profile and equipment; manager-level people everyone's, the others their own",
    schema: historySchema,
  }),
  project: route({
    method: 'GET',
    url: '/projects/:id/audit',
    access: 'managerLevel',
    refuses: [404],
    summary: 'The history of a project',
    schema: historySchema,
  }),
  customer: route({
    method: 'GET',
    url: '/customers/:id/audit',
    access: 'managerLevel',
    refuses: [404],
    summary: 'The history of a customer',
    schema: historySchema,
  }),
  contract: route({
    method: 'GET',
    url: '/contracts/:id/audit',
    access: 'signedIn',
    refuses: [404],
    summary: "The history of a contract; manager-level people everyone's, the others their own",
    schema: historySchema,
  }),
  request: route({
    method: 'GET',
    url: '/requests/:id/audit',
    access: 'signedIn',
    refuses: [404],
    summary: "The history of a request for leave; manager-level people everyone's, the others their own",
    schema: historySchema,
  }),
  candidate: route({
    method: 'GET',
    url: '/candidates/:id/audit',
    access: 'recruiting',
    refuses: [404],
    summary: 'The history of a candidate',
    schema: historySchema,
  }),
  category: route({
    method: 'GET',
    url: '/categories/:id/audit',
    access: 'signedIn',
    refuses: [404],
    summary: 'The history of a category',
    schema: historySchema,
  }),
  resume: route({
    method: 'GET',
    url: '/resumes/:id/audit',
    access: 'managerLevel',
    refuses: [404],
    summary: 'The history of a CV, its items and books',
    schema: historySchema,
  }),
  record: route({
    method: 'GET',
    url: '/records/:id/audit',
    access: 'signedIn',
    refuses: [404],
    summary: "The history of a time record; manager-level people everyone's, the others their own",
    schema: historySchema,
  }),
}
