import { categories } from '@portal/contract/categories'
import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { technologies } from '@portal/contract/technologies'
import { users } from '@portal/contract/users'
import { vacancies } from '@portal/contract/vacancies'
import type { ReferenceType } from '@portal/domain/imports/import-kinds'
import { call } from '../../../api/client.ts'

type Named = { id: number; name: string }

/** Fetches rows by their ids, or all of a short list. */
const namesOf: Record<ReferenceType, (id: number[]) => Promise<Named[]>> = {
  person: async (id) =>
    (await call(users.names, { query: { id } })).map((row) => ({ id: row.id, name: row.full_name })),
  project: (id) => call(projects.names, { query: { id } }),
  customer: async (id) =>
    (await call(customers.names, { query: { id } })).map((row) => ({ id: row.id, name: row.company_name })),
  vacancy: async (id) =>
    (await call(vacancies.names, { query: { id } })).map((row) => ({ id: row.id, name: row.title })),
  category: () => call(categories.list, {}),
  job_status: () => call(jobStatuses.adminList, {}),
  technology: () => call(technologies.list, {}),
}

export async function nameOfReference(to: ReferenceType, id: number): Promise<string | undefined> {
  const rows = await namesOf[to]([id])
  return rows.find((row) => row.id === id)?.name
}
