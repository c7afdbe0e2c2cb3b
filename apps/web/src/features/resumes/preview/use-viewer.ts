import { accessAllows } from '@portal/domain/access'
import { getRouteApi, rootRouteId, useRouter } from '@tanstack/react-router'
import { roleHolderOf } from '../../../session/role-holder.ts'

const root = getRouteApi(rootRouteId)

/** What the person in front of a page without the shell may do, who perhaps is not signed in. */
export function useViewer() {
  const router = useRouter()
  const user = root.useRouteContext({ select: (context) => context.user })
  const { access } = router.routesByPath['/users/$id'].options.staticData
  return {
    isSignedIn: user !== null,
    mayOpenProfiles: accessAllows(access, user ? roleHolderOf(user) : undefined),
  }
}
