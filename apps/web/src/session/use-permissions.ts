import { accessAllows } from '@portal/domain/access'
import type { Day } from '@portal/domain/days'
import { earliestEditDay } from '@portal/domain/records'
import { type GeneralRole, mayActOnRole } from '@portal/domain/roles'
import { useRouter } from '@tanstack/react-router'
import type { FileRoutesByTo } from '../routeTree.gen.ts'
import { roleHolderOf } from './role-holder.ts'
import { useToday, useUser } from './use-user.ts'

// What the signed-in user may do apart from rows, which say it by `can`. Components ask here and never for a role.

/** Whether they may open a page; its route says whom it lets in. */
export function useMayOpen(page: keyof FileRoutesByTo): boolean {
  const router = useRouter()
  const user = useUser()
  return accessAllows(router.routesByPath[page].options.staticData.access, roleHolderOf(user))
}

/** Which general roles they may confer on others. */
export function useMayConfer(): (role: GeneralRole) => boolean {
  const user = useUser()
  return (role) => mayActOnRole(user, role)
}

/** The first day they may move a record to by editing it; undefined when any day will do. */
export const useEarliestEditDay = (): Day | undefined => earliestEditDay(useUser(), useToday())
