import { type Project, type ProjectInput, projectInput } from '@portal/contract/projects'
import type { ApplicationType } from '@portal/domain/projects'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { TechnologyChoice } from '../../../reference/technologies/technology-options.ts'
import { emptyTexts, textsOf } from '../../../shared/forms/texts-of.ts'

type Chosen = {
  customer_id: number | null
  manager_id: number | null
  technologies: TechnologyChoice[]
  app: ApplicationType[]
  from_scratch: boolean
  payment_integration: boolean
}

/** The values of a project's form: what is chosen, and a text for every other field of the contract. */
export type ProjectValues = Chosen & Record<Exclude<keyof ProjectInput, keyof Chosen>, string>

export const emptyProject: ProjectValues = {
  ...emptyTexts(projectInput),
  customer_id: null,
  manager_id: null,
  technologies: [],
  app: [],
  from_scratch: false,
  payment_integration: false,
}

export const valuesOf = (project: Project): ProjectValues => ({
  ...textsOf(projectInput, project),
  customer_id: project.customer_id,
  manager_id: project.manager_id,
  technologies: project.technologies.map(({ id }) => id),
  app: [...project.app],
  from_scratch: project.from_scratch,
  payment_integration: project.payment_integration,
})

const { shape } = projectInput

/** Ids, and names of technologies that are added when the form is saved. */
const technologyChoices = z.array(z.union([z.number(), z.string()]))

/** A new project, with every required field. */
export const newProjectSchema = z.extend(projectInput, {
  customer_id: z.pipe(z.union([z.number(), z.string()], failing('projects.no_customer')), shape.customer_id),
  technologies: technologyChoices.check(z.minLength(1, failing('projects.select_at_least_one'))),
})

/**
 * Changes to a project. Bench may have no customer, manager, technologies and applications; another project may stay
 * without a customer or manager if it has none.
 */
export function changedProjectSchema(project: Project) {
  const { is_bench: isBench } = project
  return z.extend(projectInput, {
    customer_id: optionalWhen(isBench || project.customer_id === null, newProjectSchema.shape.customer_id),
    manager_id: optionalWhen(isBench || project.manager_id === null, shape.manager_id),
    technologies: isBench ? technologyChoices : newProjectSchema.shape.technologies,
    app: isBench ? z.array(shape.app.def.element) : shape.app,
  })
}

/** A chosen id, or null where the choice is optional. */
const optionalWhen = <Schema extends z.ZodMiniType<number, string | number>>(
  mayBeEmpty: boolean,
  id: Schema,
) => (mayBeEmpty ? z.nullable(id) : id)
