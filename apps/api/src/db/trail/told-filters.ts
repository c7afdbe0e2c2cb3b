import type { SQL } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database.ts'
import { customers } from '../schema/customers.ts'
import { jobStatuses } from '../schema/job-statuses.ts'
import { users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { technologies } from '../schema/technologies.ts'
import { vacancies } from '../schema/vacancies.ts'

type Named = { table: PgTable & { id: PgColumn }; name: PgColumn | SQL }

const person: Named = { table: users, name: users.full_name }

/** What the ids in filters of lists are ids of. */
const namedBy: Readonly<Record<string, Named>> = {
  user_id: person,
  by_user_id: person,
  profile_id: person,
  manager_id: person,
  manager: person,
  project_id: { table: projects, name: projects.name },
  status_id: { table: jobStatuses, name: jobStatuses.name },
  technology: { table: technologies, name: technologies.name },
  company: { table: customers, name: customers.company_name },
  vacancy_id: { table: vacancies, name: vacancies.title },
}

type Told = string | number | boolean | undefined

/** The filters of a list as the trail tells them: names instead of ids; what there is no more keeps its id. */
export async function toldFilters(tx: Tx, filters: object): Promise<Record<string, Told>> {
  const told: Record<string, Told> = {}
  for (const [field, value] of Object.entries(filters)) {
    const named = namedBy[field]
    told[field] = named && typeof value === 'number' ? await nameOf(tx, named, value) : inOneLine(value)
  }
  return told
}

async function nameOf(tx: Tx, { table, name }: Named, id: number): Promise<string | number> {
  const [row] = await tx.select({ name }).from(table).where(eq(table.id, id))
  return row === undefined ? id : String(row.name)
}

/** An order as in the address; the filters of candidates as JSON. */
function inOneLine(value: unknown): Told {
  if (value === undefined || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const isOrder = typeof value === 'object' && value !== null && 'isDescending' in value && 'field' in value
  return isOrder ? `${value.isDescending === true ? '-' : ''}${String(value.field)}` : JSON.stringify(value)
}
