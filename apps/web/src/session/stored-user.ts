import type { User } from '@portal/contract/accounts/user'
import * as z from 'zod/mini'
import { forgetStored, readStored, writeStored } from '../browser/browser-storage.ts'

const key = 'portal.user'

/** Stores who is signed in, so that other tabs notice a change. The session itself is a cookie. */
export const storeUser = ({ id, slug, role, full_name }: User) =>
  writeStored(key, { id, slug, role, full_name })

/** Whether somebody was signed in when this browser was last here. */
export const hasStoredUser = () => readStored(key, z.object({})) !== undefined

export const forgetUser = () => forgetStored(key)

const logoutKey = 'portal.logout'

/** Tells the other tabs that the user has logged out. The end of a session is not announced. */
export const announceLogout = () => writeStored(logoutKey, Date.now())

type Changes = { onUser: () => void; onLogout: () => void }

/** Calls back when another tab signs in as another user, or out. Returns a function that stops listening. */
export function onUserChangedElsewhere({ onUser, onLogout }: Changes): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === logoutKey) onLogout()
    if (event.key === key && event.oldValue !== event.newValue) onUser()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
