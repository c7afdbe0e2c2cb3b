import { safeReturnPath } from '@portal/domain/addresses/own-paths'
import { landingFor } from '@portal/domain/landing'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { failureInWords } from '../features/login/failure-in-address.ts'
import { LoginPage } from '../features/login/login-page.tsx'
import { t } from '../messages/messages.ts'
import { roleHolderOf } from '../session/role-holder.ts'
import { toastError } from '../shared/toasts/toasts.ts'

const search = z.object({
  /** The page that the visitor opened. */
  to: z.catch(z.optional(z.string()), undefined),
  /** True when the session ended while the portal was open. */
  ended: z.catch(z.optional(z.boolean()), undefined),
  /** True after a new password was set by a link. */
  reset: z.catch(z.optional(z.boolean()), undefined),
  /** True after logging out of a portal with single sign-on. */
  left: z.catch(z.optional(z.boolean()), undefined),
  /** The code of a sign-in that failed at the provider or by a link. */
  failure: z.catch(z.optional(z.string()), undefined),
})

export const Route = createFileRoute('/')({
  staticData: { access: 'everyone', title: t.login.pageTitle },
  validateSearch: search,
  beforeLoad: ({ context: { user, portal }, search: { to, failure }, cause }) => {
    if (!user) return
    // Somebody who is signed in did not confirm at the provider, or has opened a link again.
    // Who has signed in on the page has read it there.
    if (failure !== undefined && cause !== 'stay') toastError(failureInWords(failure, portal.oidc?.label))
    const wanted = safeReturnPath(to)
    throw wanted ? redirect({ href: wanted }) : redirect({ to: landingFor(roleHolderOf(user)) })
  },
  component: () => <LoginPage {...Route.useSearch()} />,
})
