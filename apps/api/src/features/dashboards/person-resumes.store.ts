import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { users } from '../../db/schema/people/users.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'

/** The CV of the user that was changed last, of those with a name and a role. */
export const lastChangedResume = sql<AvailablePerson['resume']>`(
  select json_build_object('id', ${resumes.id}, 'slug', ${resumes.slug})
  from ${resumes}
  where ${and(eq(resumes.user_id, users.id), ne(resumes.name, ''), ne(resumes.role, ''))}
  order by ${desc(resumes.updated_at)}, ${desc(resumes.id)} limit 1)`

export type PersonResumeRow = {
  id: number
  name: string
  role: string
  slug: string
  label: string | null
  link_on: boolean
  link_ends_on: Day | null
}

/** All CVs of the user, the oldest first. */
export const allResumes = sql<PersonResumeRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${resumes.id}, 'name', ${resumes.name}, 'role', ${resumes.role}, 'slug', ${resumes.slug},
    'label', ${resumes.label}, 'link_on', ${resumes.link_on}, 'link_ends_on', ${resumes.link_ends_on}
  ) order by ${resumes.id}), '[]')
  from ${resumes} where ${eq(resumes.user_id, users.id)})`
