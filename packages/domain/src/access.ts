import { type GeneralRole, hasRecruitingAccess, isAdmin, isManagerLevel, type RoleHolder } from './roles.ts'

/**
 * Access to whole areas. Policies decide on single rows. `recruiting` is vacancies and candidates; the lists that
 * recruiting shares with the rest of the portal are for `managersAndRecruiters`, CFO-only users included.
 */
export const accessKinds = [
  'everyone',
  'signedIn',
  'defaultOnly',
  'managerLevel',
  'adminOnly',
  'recruiting',
  'managersAndRecruiters',
] as const
export type Access = (typeof accessKinds)[number]

export function accessAllows(access: Access, person: RoleHolder | undefined): boolean {
  if (access === 'everyone') return true
  if (person === undefined) return false
  switch (access) {
    case 'signedIn':
      return true
    case 'defaultOnly':
      return !isManagerLevel(person)
    case 'managerLevel':
      return isManagerLevel(person)
    case 'adminOnly':
      return isAdmin(person)
    case 'recruiting':
      return hasRecruitingAccess(person)
    case 'managersAndRecruiters':
      return isManagerLevel(person) || hasRecruitingAccess(person)
  }
}

/** Whether the person may read everyone's requests for leave; others read their own. */
export const mayReadRequestsOfAll = (person: { role: GeneralRole }): boolean => isManagerLevel(person)
