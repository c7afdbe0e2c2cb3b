import type { User } from '@portal/contract/accounts/user'
import type { AvailablePerson, AvailableQuery } from '@portal/contract/dashboards/dashboards'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { type AvailableRow, countAvailablePeople, listAvailableRows } from './available-people.store.ts'
import { presentPersonResumes } from './present-person-resumes.ts'

export type PresentUser = (
  actor: Actor,
  row: Omit<AvailableRow, 'sub_roles' | 'contracts'>,
  belongings: Pick<User, 'sub_roles' | 'available_contracts'>,
) => User

type List = { users: AvailablePerson[]; total_pages: number; count: number }

/** Lists active default-role users who are not dismissed: who is ready for work first, unless sorted. */
export async function listAvailablePeople(
  deps: Deps,
  actor: Actor,
  query: AvailableQuery,
  presentUser: PresentUser,
): Promise<List> {
  const { db, clock } = deps
  const slice = sliceOf(query)
  const match = { ...query, today: clock.today() }
  const [rows, count] = await Promise.all([
    listAvailableRows(db, match, slice),
    countAvailablePeople(db, match),
  ])
  return {
    users: rows.map(({ sub_roles, contracts, ...row }) => ({
      ...presentUser(actor, row, { sub_roles, available_contracts: contracts }),
      technologies: row.technologies,
      job_started_on: row.job_started_on,
      english_level: row.english_level,
      free_from: row.free_from,
      resume: row.resume,
      all_resumes: presentPersonResumes(row.allResumes, row.active, deps),
    })),
    total_pages: pageCount(count, slice),
    count,
  }
}
