import type { Project } from '@portal/contract/projects'
import { projectChanges } from '@portal/contract/projects'
import { type ApplicationType, applicationTypes } from '@portal/domain/projects'
import * as z from 'zod/mini'
import type { CustomerRef } from '../../../imports/customers-of-rows.ts'
import type { RowChange } from '../../../imports/import-kind.ts'

const { description, industry, designs, milestones, specs, url } = projectChanges.shape

/** The columns of projects in a file; its customer has columns of its own. */
export const projectRow = z.object({
  name: z.optional(z.string()),
  manager: z.optional(z.int()),
  /** Negative ones are made by the import. */
  technologies: z.optional(z.array(z.int())),
  app: z.optional(z.array(z.enum(applicationTypes))),
  from_scratch: z.optional(z.boolean()),
  payment_integration: z.optional(z.boolean()),
  ...{ description, industry, designs, milestones, specs, url },
  company_name: z.optional(z.string()),
})
export type ProjectRow = z.output<typeof projectRow>

const factNames = [
  'from_scratch',
  'payment_integration',
  'description',
  'industry',
  'designs',
  'milestones',
  'specs',
  'url',
] as const

/** What a row says of its project, by the fields of the file, in a form that can be compared. Empty cells say nothing. */
export function sayingsOf(row: ProjectRow, ref: CustomerRef | null): Map<string, string> {
  const told: [string, string | undefined][] = [
    ['manager', row.manager?.toString()],
    ['technologies', row.technologies && listKey(row.technologies)],
    ['app', row.app && listKey(row.app)],
    ...factNames.map((field): [string, string | undefined] => [field, row[field]?.toString()]),
    ['company_name', ref === null ? undefined : (ref.id?.toString() ?? ref.made ?? undefined)],
  ]
  return new Map(told.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])))
}

const listKey = (list: readonly (string | number)[]): string => [...new Set(list)].toSorted().join(' ')

/** The same of a project of the portal. */
export function sayingsOfProject(project: Project): Map<string, string> {
  const { manager_id, customer_id, technologies } = project
  return new Map([
    ['manager', String(manager_id)],
    ['technologies', listKey(technologies.map(({ id }) => id))],
    ['app', listKey(project.app)],
    ...factNames.map((field): [string, string] => [field, String(project[field])]),
    ['company_name', String(customer_id)],
  ])
}

/** What a change of these fields writes; the customer follows from the row's own. */
export type ProjectChange = {
  manager_id?: number | undefined
  technologies?: readonly number[] | undefined
  app?: readonly ApplicationType[] | undefined
} & Pick<ProjectRow, (typeof factNames)[number]>

export function changeOf(row: ProjectRow, fields: readonly string[]): ProjectChange {
  const facts = Object.fromEntries(
    factNames.filter((field) => fields.includes(field)).map((field) => [field, row[field]]),
  )
  return {
    ...facts,
    ...(fields.includes('manager') && { manager_id: row.manager }),
    ...(fields.includes('technologies') && { technologies: [...new Set(row.technologies)] }),
    ...(fields.includes('app') && { app: [...new Set(row.app)] }),
  }
}

type Names = {
  person(id: number): string | null
  technology(id: number): string | null
  customer: string | null
}

/** The changed fields in words. */
export function toldChanges(
  project: Project,
  row: ProjectRow,
  fields: readonly string[],
  names: Names,
): RowChange[] {
  const told: Record<string, [RowChange['before'], RowChange['after']]> = {
    manager: [project.manager, row.manager === undefined ? null : names.person(row.manager)],
    technologies: [
      project.technologies.map(({ name }) => name).join(', '),
      (row.technologies ?? []).flatMap((id) => names.technology(id) ?? []).join(', '),
    ],
    app: [project.app.join(', '), (row.app ?? []).join(', ')],
    company_name: [project.customer, names.customer],
  }
  for (const field of factNames) told[field] = [project[field], row[field] ?? null]
  return fields.map((field) => {
    const [before = null, after = null] = told[field] ?? []
    return { field, before, after }
  })
}
