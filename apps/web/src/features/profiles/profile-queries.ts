import type { User } from '@portal/contract/accounts/user'
import { contracts } from '@portal/contract/contracts'
import { leaveBalances } from '@portal/contract/leave-balances'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { inventories } from '@portal/contract/profiles/inventories'
import { leaving } from '@portal/contract/profiles/leaving'
import { ownProfile } from '@portal/contract/profiles/own-profile'
import { type Profile, profiles } from '@portal/contract/profiles/profiles'
import { resumes } from '@portal/contract/resumes/resumes'
import { users } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import type { QueryClient } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { ProfileSearch } from './profile-search.ts'

/** The props of every part of a profile. */
export type PanelProps = {
  user: User
  profile: Profile
  search: ProfileSearch
  /** Changes the address, by a step that Back takes back unless it replaces the present one. */
  go: (next: (now: ProfileSearch) => ProfileSearch, replaces?: boolean) => void
  /** On My profile: opens the form of what everyone edits themselves. All else is read there. */
  onEditOwn?: (() => void) | undefined
}

/** The query of a person by id or slug. */
export const person = (userRef: string) => q(users.show, { params: { id: userRef } })

/** The query of a person's profile, which has the person's id. */
export const profileOf = (id: number) => q(profiles.show, { params: { id } })

/** The query of the own profile. */
export const own = q(ownProfile.show)

/**
 * Requests what every tab of the page shows, while the page's code is loading. For a slug the profile is requested after
 * the person, whose id it needs.
 */
export function prefetchPerson(queryClient: QueryClient, userRef: string) {
  void queryClient.prefetchQuery(person(userRef))
  if (!isId(userRef)) return
  void queryClient.prefetchQuery(profileOf(Number(userRef)))
  void queryClient.prefetchQuery(resumesOf(Number(userRef)))
}

/** Whether a person is named by the number. */
export const isId = (userRef: string) => /^[1-9]\d*$/.test(userRef)

const contractPageSize = 10

export const contractLog = (id: number, page = 1) =>
  q(contracts.ofUser, { params: { id }, query: { page, limit: contractPageSize } })

export const ownContractLog = (page = 1) =>
  q(ownProfile.contracts, { query: { page, limit: contractPageSize } })

/** The query of what lies behind a last work day, or of what a deactivation today leaves. */
export const behindLastDay = (id: number, lastDay?: Day) =>
  q(leaving.behindLastDay, { params: { id }, query: lastDay === undefined ? {} : { last_day: lastDay } })

export const leaveByMonth = (id: number, year: number) =>
  q(leaveBalances.byMonth, { params: { id }, query: { year } })

const requestPageSize = 10

export const leaveRequestsOf = (id: number, page: number) =>
  q(leaveRequests.list, { query: { user_id: id, page, limit: requestPageSize } })

export const equipmentOf = (profileId: number) => q(inventories.list, { query: { profile_id: profileId } })

export const resumesOf = (userId: number) => q(resumes.list, { query: { user_id: userId } })
