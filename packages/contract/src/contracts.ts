import { contractStates } from '@portal/domain/contracts'
import { jobStatusTags } from '@portal/domain/people/job-statuses'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { availableContract } from './available-contract.ts'
import { refusedDelete } from './shared/errors.ts'
import {
  booleanInput,
  day,
  id,
  idInput,
  idParams,
  noContent,
  optionalDay,
  portrait,
  version,
} from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'
import { sortInput, sortQuery } from './shared/sorting.ts'

export const contract = z.object({
  id,
  version,
  user_id: id,
  user: z.string(),
  /** False when the contract's user can no longer sign in. */
  user_active: z.boolean(),
  project_id: id,
  project: z.string(),
  project_name: z.string(),
  job_status_id: id,
  job_status: z.string(),
  /** The name of the job status, under the key that contract logs use. */
  status: z.string(),
  tag: z.enum(jobStatusTags),
  admin_id: id,
  admin_name: z.string(),
  /** The project's present manager. */
  manager_id: z.nullable(id),
  manager: z.nullable(z.string()),
  manager_avatar: portrait,
  start_date: day,
  end_date: z.nullable(day),
  can: z.object({ update: z.boolean(), delete: z.boolean(), ...refusedDelete }),
})
export type Contract = z.infer<typeof contract>

/** Without an end date the contract stays open. */
export const contractInput = z
  .object({
    user_id: idInput,
    project_id: idInput,
    job_status_id: idInput,
    start_date: day,
    end_date: optionalDay,
  })
  .check(
    z.refine((input) => !input.end_date || input.end_date >= input.start_date, {
      message: failing('contracts.end_before_start'),
      path: ['end_date'],
    }),
  )
export type ContractInput = z.output<typeof contractInput>

/** Fields that are left out stay as they are; `end_date: null` reopens the contract. */
export const contractChanges = z.object({
  user_id: z.optional(idInput),
  project_id: z.optional(idInput),
  job_status_id: z.optional(idInput),
  start_date: z.optional(day),
  end_date: optionalDay,
})
export type ContractChanges = z.output<typeof contractChanges>

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

const filters = {
  id: z.optional(idInput),
  user_id: z.optional(idInput),
  project_id: z.optional(idInput),
  status_id: z.optional(idInput),
  /**
   * A current contract has started and not ended today, an upcoming one begins after today, an open one is either of
   * them, and an ended one has its last day before today.
   */
  state: z.optional(z.enum(contractStates)),
  /** False excludes contracts on Bench. */
  bench: z.optional(booleanInput),
  ...sortQuery(contractSortFields),
}
const listQuery = z.object({ ...filters, ...pageQuery(25) })
export type ContractQuery = z.output<typeof listQuery>
const fileQuery = z.object(filters)
export type ContractFilters = z.output<typeof fileQuery>

export const contractLogQuery = z.object({ ...sortQuery(contractSortFields), ...pageQuery(10) })
export type ContractLogQuery = z.output<typeof contractLogQuery>

const list = { 200: z.object({ contracts: z.array(contract), pages, count }) }
/** A page of a contract log. */
export const contractLogPage = z.object({ paginate_contracts: z.array(contract), pages, count })

export const tags = {
  contracts: 'Who works on which project, from when to when',
  available_contracts: 'The contracts on which hours can be logged on a day',
}

export const contracts = {
  list: route({
    method: 'GET',
    url: '/contracts',
    access: 'managerLevel',
    summary: 'Contracts by user and start; without page all of them',
    schema: { querystring: listQuery, response: list },
  }),
  adminList: route({
    method: 'GET',
    url: '/admin/contracts',
    access: 'managerLevel',
    summary: 'Contracts by user and start; without page all of them',
    schema: { querystring: listQuery, response: list },
  }),
  ofUser: route({
    method: 'GET',
    url: '/admin/users/:id/contracts',
    access: 'managerLevel',
    summary: "A user's contract log, newest start first",
    schema: { params: idParams, querystring: contractLogQuery, response: { 200: contractLogPage } },
  }),
  create: route({
    method: 'POST',
    url: '/contracts',
    access: 'managerLevel',
    refuses: [409],
    summary: 'Put an active user on a project; never on Bench',
    flatBody: 'contract',
    schema: { body: z.object({ contract: contractInput }), response: { 201: contract } },
  }),
  update: route({
    method: 'PATCH',
    url: '/contracts/:id',
    access: 'managerLevel',
    summary: 'Change a contract; its records must stay inside it',
    flatBody: 'contract',
    changes: contract,
    schema: {
      params: idParams,
      body: z.object({ contract: contractChanges }),
      response: { 200: contract },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/contracts/:id',
    access: 'managerLevel',
    summary: 'Delete a contract without records',
    changes: contract,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

export const availableContracts = {
  own: route({
    method: 'GET',
    url: '/available_contracts',
    access: 'signedIn',
    summary: 'Own contracts current on a day (today unless told)',
    schema: {
      querystring: z.object({ date: z.optional(day) }),
      response: { 200: z.array(availableContract) },
    },
  }),
  ofUser: route({
    method: 'GET',
    url: '/admin/available_contracts',
    access: 'managerLevel',
    summary: "A user's contracts current on a day; everyone's when no user is given",
    schema: {
      querystring: z.object({ user_id: z.optional(idInput), date: z.optional(day) }),
      response: { 200: z.array(availableContract) },
    },
  }),
}

export const contractFiles = listFiles({
  url: '/contracts',
  access: 'managerLevel',
  list: 'contracts',
  query: fileQuery,
})
