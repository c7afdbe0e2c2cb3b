import { type Access, accessAllows } from '@portal/domain/access'
import type { RoleHolder } from '@portal/domain/roles'

/** The page needs a sub-role that the user lacks. */
export class NoPermission extends Error {
  override name = 'NoPermission'
}

export type Entry = 'open' | 'sign-in' | 'unauthorized' | 'no-permission'

/** Whether a person may open a page; otherwise where they are redirected. */
export function entryTo(access: Access, person: RoleHolder | undefined): Entry {
  if (accessAllows(access, person)) return 'open'
  if (person === undefined) return 'sign-in'
  return access === 'recruiting' ? 'no-permission' : 'unauthorized'
}
