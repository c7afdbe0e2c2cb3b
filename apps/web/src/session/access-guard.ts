import { type Access, accessAllows } from '@portal/domain/access'
import type { RoleHolder } from '@portal/domain/roles'

/** The page is for a sub-role that the person does not have. */
export class NoPermission extends Error {
  override name = 'NoPermission'
}

export type Entry = 'open' | 'sign-in' | 'unauthorized' | 'no-permission'

/** What happens to a person at the door of a page: what is missing decides where they are sent. */
export function entryTo(access: Access, person: RoleHolder | undefined): Entry {
  if (accessAllows(access, person)) return 'open'
  if (person === undefined) return 'sign-in'
  return access === 'recruiting' ? 'no-permission' : 'unauthorized'
}
