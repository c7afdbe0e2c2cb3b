import { type Access, accessAllows, mayReadRequestsOfAll } from '@portal/domain/access'
import type { Day } from '@portal/domain/days'
import { earliestEditDay } from '@portal/domain/hours/records'
import { type GeneralRole, mayActOnRole } from '@portal/domain/roles'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { roleHolderOf } from './role-holder.ts'
import { useToday, useUser } from './use-user.ts'

// The functions below tell permissions of the signed-in user that no row's `can` holds. Components use these and never
// a role.

/** Whether the user may open a page, by the `access` of its route. */
export function useMayOpen(page: keyof RegisteredRouter['routesByPath']): boolean {
  const router = useRouter()
  const user = useUser()
  return accessAllows(router.routesByPath[page].options.staticData.access, roleHolderOf(user))
}

/** Whether the user may make the calls of this `access`, where a page is open to others as well. */
export const useMayCall = (access: Access): boolean => accessAllows(access, roleHolderOf(useUser()))

/** Whether the user may read everyone's requests for leave. */
export const useMayReadRequestsOfAll = (): boolean => mayReadRequestsOfAll(useUser())

/** The general roles that the user may confer on others. */
export function useMayConfer(): (role: GeneralRole) => boolean {
  const user = useUser()
  return (role) => mayActOnRole(user, role)
}

/** The first day they may move a record to by editing it; undefined when any day is allowed. */
export const useEarliestEditDay = (): Day | undefined => earliestEditDay(useUser(), useToday())
