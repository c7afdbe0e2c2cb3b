import { accessAllows } from '@portal/domain/access'
import { getRouteApi, rootRouteId, useRouter } from '@tanstack/react-router'
import { roleHolderOf } from '../../../session/role-holder.ts'

const root = getRouteApi(rootRouteId)

/** The rights of the person in front of the page besides reading it, by the access of the pages that it leads to. */
export function useViewer() {
  const { routesByPath } = useRouter()
  const user = root.useRouteContext({ select: (context) => context.user })
  const mayOpen = (page: '/users/$id' | '/resumes/$resumeId/$section') =>
    accessAllows(routesByPath[page].options.staticData.access, user ? roleHolderOf(user) : undefined)
  return {
    isSignedIn: user !== null,
    mayOpenProfile: mayOpen('/users/$id'),
    mayEdit: mayOpen('/resumes/$resumeId/$section'),
  }
}
