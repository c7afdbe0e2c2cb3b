import { type Access, accessAllows } from '@portal/domain/access'
import type { RoleHolder } from '@portal/domain/roles'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who may open the page from which the user was redirected to the denied one. */
    denied?: Access
  }
}

/** The page needs a sub-role that the user lacks. */
export class NoPermission extends Error {
  override name = 'NoPermission'
  readonly access: Access
  constructor(access: Access) {
    super()
    this.access = access
  }
}

/** A visitor opened the denied page, which has a frame for those who are signed in. */
export class SignedOut extends Error {
  override name = 'SignedOut'
}

export type Entry = 'open' | 'sign-in' | 'unauthorized' | 'no-permission'

/** Whether a person may open a page; otherwise where they are redirected. */
export function entryTo(access: Access, person: RoleHolder | undefined): Entry {
  if (accessAllows(access, person)) return 'open'
  if (person === undefined) return 'sign-in'
  return access === 'recruiting' ? 'no-permission' : 'unauthorized'
}
