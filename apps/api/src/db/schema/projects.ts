import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { applicationTypes, projectLimits } from '@portal/domain/projects'
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, eachOf, filledUpTo, foldedForm, id, lower, updatedAt, version } from './columns.ts'
import { customers } from './customers.ts'
import { users } from './people/users.ts'
import { technologies } from './technologies.ts'

export const projects = pgTable(
  'projects',
  {
    id: id(),
    version: version(),
    name: text('name').notNull(),
    name_folded: foldedForm('name_folded').notNull(),
    is_bench: boolean('is_bench').notNull().default(false),
    manager_id: integer('manager_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Null for Bench, and for a project whose customer was deleted. */
    customer_id: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    description: text('description'),
    industry: text('industry'),
    from_scratch: boolean('from_scratch').notNull().default(false),
    payment_integration: boolean('payment_integration').notNull().default(false),
    app: text('app', { enum: applicationTypes }).array().notNull().default(sql`'{}'::text[]`),
    designs: text('designs'),
    milestones: text('milestones'),
    specs: text('specs'),
    url: text('url'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('projects_one_bench').on(t.is_bench).where(sql`${t.is_bench}`),
    index('projects_name_idx').on(lower(t.name), t.id),
    index('projects_manager_idx').on(t.manager_id),
    index('projects_customer_idx').on(t.customer_id),
    check('projects_name_check', filledUpTo(t.name, projectLimits.name)),
    check('projects_description_check', filledUpTo(t.description, projectLimits.description)),
    check('projects_industry_check', filledUpTo(t.industry, projectLimits.industry)),
    check('projects_designs_check', filledUpTo(t.designs, maxStoredAddress)),
    check('projects_milestones_check', filledUpTo(t.milestones, maxStoredAddress)),
    check('projects_specs_check', filledUpTo(t.specs, maxStoredAddress)),
    check('projects_url_check', filledUpTo(t.url, maxStoredAddress)),
    check('projects_app_check', eachOf(t.app, applicationTypes)),
    check('projects_manager_check', sql`${t.is_bench} or ${t.manager_id} is not null`),
  ],
)

const { name_folded, created_at, updated_at, ...shown } = getTableColumns(projects)
/** The columns that people see. */
export const shownOfProject = shown

export const projectTechnologies = pgTable(
  'project_technologies',
  {
    project_id: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    technology_id: integer('technology_id')
      .notNull()
      .references(() => technologies.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ name: 'project_technologies_pk', columns: [t.project_id, t.technology_id] }),
    index('project_technologies_technology_idx').on(t.technology_id),
  ],
)
