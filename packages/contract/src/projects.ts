import { applicationTypes, projectLimits } from '@portal/domain/projects'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { contract, contractLogQuery } from './contracts.ts'
import { customer } from './customers.ts'
import { boundedList } from './shared/bounds.ts'
import { refusedDelete } from './shared/errors.ts'
import {
  booleanInput,
  id,
  idInput,
  idParams,
  noContent,
  optionalLine,
  optionalText,
  requiredText,
  version,
} from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { count, namesQuery, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'
import { sortInput, sortQuery } from './shared/sorting.ts'
import { optionalWebAddress } from './shared/web-addresses.ts'
import { technologyIds, technologyName } from './technologies.ts'

export const projectName = z.object({ id, name: z.string(), is_bench: z.boolean() })
export type ProjectName = z.infer<typeof projectName>

export const project = z.object({
  id,
  version,
  name: z.string(),
  is_bench: z.boolean(),
  manager_id: z.nullable(id),
  manager: z.nullable(z.string()),
  customer_id: z.nullable(id),
  customer: z.nullable(z.string()),
  description: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  from_scratch: z.boolean(),
  payment_integration: z.boolean(),
  technologies: z.array(technologyName),
  app: z.array(z.enum(applicationTypes)),
  designs: z.nullable(z.string()),
  milestones: z.nullable(z.string()),
  specs: z.nullable(z.string()),
  url: z.nullable(z.string()),
  has_records: z.boolean(),
  can: z.object({
    update: z.boolean(),
    rename: z.boolean(),
    delete: z.boolean(),
    ...refusedDelete,
  }),
})
export type Project = z.infer<typeof project>

export const projectDetails = z.extend(project, { customer_details: z.nullable(customer) })
export type ProjectDetails = z.infer<typeof projectDetails>

const selectAtLeastOne = failing('projects.select_at_least_one')
const applications = boundedList(z.enum(applicationTypes), 100)

/** Texts that a project may lack; null and blank mean that there is none. */
const optionalFacts = {
  description: optionalText(projectLimits.description),
  industry: optionalLine(projectLimits.industry),
  designs: optionalWebAddress,
  milestones: optionalWebAddress,
  specs: optionalWebAddress,
  url: optionalWebAddress,
}

export const projectInput = z.object({
  name: requiredText(projectLimits.name),
  manager_id: idInput,
  customer_id: idInput,
  technologies: technologyIds.check(z.minLength(1, selectAtLeastOne)),
  app: applications.check(z.minLength(1, selectAtLeastOne)),
  from_scratch: z._default(booleanInput, false),
  payment_integration: z._default(booleanInput, false),
  ...optionalFacts,
})
export type ProjectInput = z.output<typeof projectInput>

/**
 * The fields of a change. Fields that are left out stay as they are. Only Bench may lack customer, technologies and
 * applications.
 */
export const projectChanges = z.object({
  name: z.optional(requiredText(projectLimits.name)),
  manager_id: z.optional(z.nullable(idInput)),
  customer_id: z.optional(z.nullable(idInput)),
  technologies: z.optional(technologyIds),
  app: z.optional(applications),
  from_scratch: z.optional(booleanInput),
  payment_integration: z.optional(booleanInput),
  ...optionalFacts,
})
export type ProjectChanges = z.output<typeof projectChanges>

export const projectSortFields = [
  'id',
  'name',
  'manager',
  'customer',
  'industry',
  'from_scratch',
  'payment_integration',
] as const
export const projectSort = sortInput(projectSortFields)

const filters = {
  id: z.optional(idInput),
  name: z.optional(z.string()),
  technology: z.optional(idInput),
  company: z.optional(idInput),
  from_scratch: z.optional(booleanInput),
  application: z.optional(z.enum(applicationTypes)),
  manager: z.optional(idInput),
  ...sortQuery(projectSortFields),
}
const listQuery = z.object({ ...filters, ...pageQuery(10) })
export type ProjectQuery = z.output<typeof listQuery>
const fileQuery = z.object(filters)
export type ProjectFilters = z.output<typeof fileQuery>

export const tags = {
  project_technologies: 'Which project uses which technology',
  projects: 'Projects of the customers, and Bench',
}

export const projects = {
  list: route({
    method: 'GET',
    url: '/projects',
    access: 'managersAndRecruiters',
    summary: 'Projects by name; without page all of them',
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ projects: z.array(project), total_pages: z.int(), count }) },
    },
  }),
  names: route({
    method: 'GET',
    url: '/projects/names',
    access: 'signedIn',
    summary: 'Every project by name, for selects; with name those whose name contains each of its words',
    schema: { querystring: z.object(namesQuery), response: { 200: z.array(projectName) } },
  }),
  show: route({
    method: 'GET',
    url: '/projects/:id',
    access: 'managerLevel',
    summary: 'One project with its customer',
    schema: { params: idParams, response: { 200: projectDetails } },
  }),
  create: route({
    method: 'POST',
    url: '/projects',
    access: 'managerLevel',
    refuses: [409],
    summary: 'Add a project',
    flatBody: 'project',
    schema: { body: z.object({ project: projectInput }), response: { 201: project } },
  }),
  update: route({
    method: 'PATCH',
    url: '/projects/:id',
    access: 'managerLevel',
    summary: 'Change a project',
    flatBody: 'project',
    changes: project,
    schema: {
      params: idParams,
      body: z.object({ project: projectChanges }),
      response: { 200: project },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/projects/:id',
    access: 'managerLevel',
    summary: 'Delete a project without records and contracts; never Bench',
    changes: project,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  contracts: route({
    method: 'GET',
    url: '/projects/:id/contracts',
    access: 'managerLevel',
    summary: "A project's contract log, newest start first",
    schema: {
      params: idParams,
      querystring: contractLogQuery,
      response: { 200: z.object({ paginate_contracts: z.array(contract), pages, count }) },
    },
  }),
  technologyPairs: route({
    method: 'GET',
    url: '/project_technologies',
    access: 'managerLevel',
    summary: 'Which project uses which technology',
    schema: { response: { 200: z.array(z.object({ project_id: id, technology_id: id })) } },
  }),
}

export const projectFiles = listFiles({
  url: '/projects',
  access: 'managersAndRecruiters',
  list: 'projects',
  query: fileQuery,
})
