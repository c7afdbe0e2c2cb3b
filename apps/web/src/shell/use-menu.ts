import { useRouter } from '@tanstack/react-router'
import { roleHolderOf } from '../session/role-holder.ts'
import { useUser } from '../session/use-user.ts'
import { type MenuEntry, menu, menuFor } from './menu.ts'

export function useMenu(): MenuEntry[] {
  const router = useRouter()
  const user = useUser()
  return menuFor(menu, roleHolderOf(user), (to) => router.routesByPath[to].options.staticData.access)
}
