import type { User } from '@portal/contract/accounts/user'
import { users } from '@portal/contract/users'
import { call } from '../../../api/client.ts'

/** Whether the parameter `id` of an address is the number or a slug of the person. */
export async function isNamed(user: User | null, params: object): Promise<boolean> {
  if (user === null || !('id' in params)) return false
  const id = String(params.id)
  if (id === String(user.id) || id === user.slug) return true
  if (/^\d+$/.test(id)) return false
  // It may be a former slug, or one in other letters: the server tells everybody which one is theirs.
  const named = await call(users.show, { params: { id } }).catch(() => undefined)
  return named?.id === user.id
}
