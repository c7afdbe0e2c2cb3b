import type { ReferenceType } from '@portal/domain/imports/import-kinds'
import { sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { categories } from '../../../db/schema/categories.ts'
import { customers } from '../../../db/schema/customers.ts'
import { jobStatuses } from '../../../db/schema/job-statuses.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { technologies } from '../../../db/schema/technologies.ts'
import { vacancies } from '../../../db/schema/vacancies.ts'

/** A row that texts of a file may name; of people also by their e-mail. */
export type KnownRow = { id: number; name: string; email: string | null }

const none = sql<null>`null`

const readers: Readonly<Record<ReferenceType, (db: DbOrTx) => PromiseLike<KnownRow[]>>> = {
  person: (db) => db.select({ id: users.id, name: users.full_name, email: users.email }).from(users),
  project: (db) => db.select({ id: projects.id, name: projects.name, email: none }).from(projects),
  customer: (db) =>
    db.select({ id: customers.id, name: customers.company_name, email: none }).from(customers),
  category: (db) => db.select({ id: categories.id, name: categories.name, email: none }).from(categories),
  job_status: (db) =>
    db.select({ id: jobStatuses.id, name: jobStatuses.name, email: none }).from(jobStatuses),
  technology: (db) =>
    db.select({ id: technologies.id, name: technologies.name, email: none }).from(technologies),
  vacancy: (db) => db.select({ id: vacancies.id, name: vacancies.title, email: none }).from(vacancies),
}

/** All rows of a type. */
export const readKnownRows = (db: DbOrTx, type: ReferenceType): PromiseLike<KnownRow[]> => readers[type](db)
