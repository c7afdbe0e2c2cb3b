import '../../src/theme/fonts.css'
import '../../src/theme/tokens.css'
import '../../src/theme/global.css'
import '../../src/theme/mantine.css'
import '../../src/theme/mantine-chosen.css'
import '../../src/theme/mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import type { SessionUser } from '@portal/contract/accounts/session'
import type { portal as portalRoutes } from '@portal/contract/portal'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import type { CallOutput } from '../../src/api/answer.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { ToastCenter } from '../../src/shared/toasts/toast-center.tsx'
import { cssVariablesResolver, theme } from '../../src/theme/theme.ts'

type Portal = CallOutput<typeof portalRoutes.show>
/** What is otherwise than usual. */
type Other = { user?: Partial<SessionUser>; portal?: Partial<Portal> }

export const user: SessionUser = {
  id: 1,
  version: 1,
  slug: 'olena-bondar',
  role: 'manager',
  full_name: 'Olena Bondar',
  first_name: 'Olena',
  last_name: 'Bondar',
  email: 'olena@example.com',
  active: true,
  status: 'ready_for_full_time_outstaff',
  avatar: null,
  has_second_factor: false,
  oidc_linked: false,
  factor_required_from: null,
  sub_roles: [],
  available_contracts: [],
  can: {
    update: true,
    change_roles: false,
    deactivate: false,
    change_password: false,
    reset_second_factors: false,
    unlink: false,
  },
}
const portal: Portal = {
  time_zone: 'Europe/Kyiv',
  today: '2025-09-15',
  signed_in: true,
  company_name: null,
  demo_accounts: [],
  new_candidate_state: 'hired',
  mail: false,
  oidc: null,
  password_sign_in: true,
  passkeys: true,
}
const everyone = { access: 'everyone', title: 'Test' } as const

/**
 * Draws a piece as the frame of a signed-in manager does, with an address of its own. `route` is the id of the piece's
 * route below the frame, where it asks for one by `getRouteApi`; the address then has the same parts.
 */
export async function show(piece: ReactNode, route = '/', address = route, other: Other = {}) {
  const queryClient = createQueryClient()
  const root = createRootRoute({
    staticData: everyone,
    beforeLoad: () => ({ user: { ...user, ...other.user }, portal: { ...portal, ...other.portal } }),
    component: Outlet,
  })
  const app = createRoute({
    staticData: everyone,
    getParentRoute: () => root,
    id: '_app',
    component: () => (
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
        <main>
          <Outlet />
        </main>
        <ToastCenter />
      </MantineProvider>
    ),
  })
  const page = createRoute({
    staticData: everyone,
    getParentRoute: () => app,
    path: route,
    component: () => piece,
  })
  // The address is behind the hash of the tester's own, because a history in memory asks nobody before it goes back.
  const history = createHashHistory()
  history.push(address, { overlays: 0 })
  history.flush()
  const router = createRouter({ routeTree: root.addChildren([app.addChildren([page])]), history })
  await router.load()
  const { unmount } = await render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  const leave = async () => {
    await unmount()
    // The entries of open dialogs are removed by steps back, which must not reach the next test.
    await vi.waitUntil(() => (history.location.state.overlays ?? 0) === 0)
    history.destroy()
  }
  onTestFinished(leave)
  return { history, leave }
}
