import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { categories } from '../../db/schema/categories.ts'
import { customers } from '../../db/schema/customers.ts'
import { projects, projectTechnologies } from '../../db/schema/projects.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { type IdOf, idsBy } from '../ids.ts'
import { demoCategories, technologyNames } from './catalogues.ts'
import { demoCustomers } from './customers.ts'
import { demoProjects } from './projects.ts'

export type Catalogues = { technologyId: IdOf; categoryId: IdOf }

export async function insertCatalogues(tx: Tx): Promise<Catalogues> {
  const insertedTechnologies = await tx
    .insert(technologies)
    .values(technologyNames.map((name) => ({ name, name_folded: name, name_key: name })))
    .returning({ id: technologies.id, key: technologies.name })
  const insertedCategories = await tx
    .insert(categories)
    .values(
      demoCategories.map((category) => ({
        ...category,
        name_folded: category.name,
        name_key: category.name,
      })),
    )
    .returning({ id: categories.id, key: categories.name })
  return { technologyId: idsBy(insertedTechnologies), categoryId: idsBy(insertedCategories) }
}

type Needed = { userIdByEmail: IdOf; technologyId: IdOf }

/** Inserts customers and their projects. Returns a lookup of project ids by name, Bench included. */
export async function insertProjects(tx: Tx, { userIdByEmail, technologyId }: Needed): Promise<IdOf> {
  const insertedCustomers = await tx
    .insert(customers)
    .values(
      demoCustomers.map((customer) => ({
        ...customer,
        company_name_folded: customer.company_name,
        full_legal_name_folded: customer.full_legal_name,
      })),
    )
    .returning({ id: customers.id, key: customers.company_name })
  const customerId = idsBy(insertedCustomers)

  const inserted = await tx
    .insert(projects)
    .values(
      demoProjects.map((project) => ({
        name: project.name,
        name_folded: project.name,
        manager_id: userIdByEmail(project.manager),
        customer_id: customerId(project.company),
        description: project.description,
        industry: project.industry,
        from_scratch: project.from_scratch,
        payment_integration: project.payments,
        app: project.app,
        specs: `https://docs.demo.test/${project.ticketPrefix.toLowerCase()}/specs`,
        designs: project.app.includes('mobile')
          ? `https://design.demo.test/${project.ticketPrefix.toLowerCase()}`
          : null,
        milestones: `https://docs.demo.test/${project.ticketPrefix.toLowerCase()}/milestones`,
        url: `https://${project.name.toLowerCase().replaceAll(' ', '-')}.demo.test`,
      })),
    )
    .returning({ id: projects.id, key: projects.name })
  const projectId = idsBy(inserted)

  await tx.insert(projectTechnologies).values(
    demoProjects.flatMap((project) =>
      project.stack.map((name) => ({
        project_id: projectId(project.name),
        technology_id: technologyId(name),
      })),
    ),
  )
  const bench = await tx
    .select({ id: projects.id, key: projects.name })
    .from(projects)
    .where(eq(projects.is_bench, true))
  return idsBy([...inserted, ...bench])
}
