import type { User } from '@portal/contract/accounts/user'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { entryTo } from '../session/access-guard.ts'
import { portalQuery } from '../session/portal-query.ts'
import { wayBack } from '../session/return-path.ts'
import { roleHolderOf } from '../session/role-holder.ts'
import { sessionQuery } from '../session/session-query.ts'
import { Root } from '../shell/root.tsx'
import { ErrorScreen } from '../shell/screens/error-screen.tsx'
import { NotFoundScreen } from '../shell/screens/not-found-screen.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { access: 'everyone', title: t.app.name },
  beforeLoad: async ({ context: { queryClient }, matches, location }) => {
    const [user, portal] = await Promise.all([
      queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true }),
      queryClient.ensureQueryData(portalQuery),
    ])
    const person = user ? roleHolderOf(user) : undefined
    for (const { staticData, params } of matches) {
      const entry = entryTo(staticData.access, person)
      if (entry === 'sign-in') throw redirect({ to: '/', search: { to: wayBack(location.href) } })
      if (entry === 'unauthorized' && staticData.isOfPerson && (await isOwn(user, params)))
        throw redirect({ href: `/profile${location.searchStr}`, replace: true })
      if (entry === 'unauthorized')
        throw redirect({ to: '/unauthorized', state: { denied: staticData.access } })
    }
    return { user, portal }
  },
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})

/** Loaded where it is asked, because the login page would load the calls of people otherwise. */
const isOwn = async (user: User | null, params: object): Promise<boolean> =>
  (await import('../features/profiles/own/is-named.ts')).isNamed(user, params)
