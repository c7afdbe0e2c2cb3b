import type { RecordQuery } from '@portal/contract/hours/hours'
import { desc, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { categories } from '../../db/schema/categories.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'

/** The managers of the records' projects. */
export const managers = alias(users, 'managers')

export const newestFirst = [desc(records.date), desc(records.id)]

const columns = {
  id: records.id,
  user: ignoringCase(users.full_name),
  project: ignoringCase(projects.name),
  category: ignoringCase(categories.name),
  description: ignoringCase(records.description),
  hours: records.hours,
  date: records.date,
  record_type: records.record_type,
  manager: ignoringCase(managers.full_name),
}

/** The order of records: newest date first, and within a day the newest record first, unless sorted. */
export const recordOrder = (sort: RecordQuery['sort']): SQL[] =>
  sortedBy({ sort, columns, id: records.id, usual: newestFirst })
