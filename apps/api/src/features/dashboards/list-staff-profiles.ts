import type { StaffProfile, StaffProfilesQuery } from '@portal/contract/dashboards/dashboards'
import { firstDayOf, lastDayOf, monthOf } from '@portal/domain/days'
import { invalidField } from '../../use-case/errors.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentPersonResumes } from './present-person-resumes.ts'
import { countStaffProfiles, listStaffProfileRows } from './staff-profiles.store.ts'

type List = { profiles: StaffProfile[]; total_pages: number; count: number }

/** Lists people whose first or last work day is in a month, inactive ones too; by full name unless sorted. */
export async function listStaffProfiles(deps: Deps, query: StaffProfilesQuery): Promise<List> {
  const { db, clock } = deps
  const { hired = false, fired = false } = query
  if (hired === fired) throw invalidField('hired', 'profiles.hired_or_fired')
  const today = clock.today()
  const month = query.date ?? monthOf(today)
  const match = { hired, from: firstDayOf(month), to: lastDayOf(month), today, sort: query.sort }
  const slice = sliceOf(query)
  const [rows, count] = await Promise.all([
    listStaffProfileRows(db, match, slice),
    countStaffProfiles(db, match),
  ])
  return {
    profiles: rows.map(({ managers, allResumes, isActive, ...row }) => ({
      ...row,
      all_resumes: presentPersonResumes(allResumes, isActive, deps),
      manager_ids: managers.map(({ id }) => id),
      managers: managers.map(({ full_name }) => full_name),
    })),
    total_pages: pageCount(count, slice),
    count,
  }
}
