import { safeReturnPath } from '@portal/domain/addresses/own-paths'
import { landingFor } from '@portal/domain/landing'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { RequiredFactorScreen } from '../../../features/login/required-factor-screen.tsx'
import { SetUpFactor } from '../../../features/second-factors/set-up-factor.tsx'
import { t } from '../../../messages/messages.ts'
import { roleHolderOf } from '../../../session/role-holder.ts'

const search = z.object({
  /** The page that was opened. */
  to: z.catch(z.optional(z.string()), undefined),
})

export const Route = createFileRoute('/_app/(account)/second-factor')({
  staticData: { access: 'signedIn', title: t.factorDuty.title, openWithoutFactor: true },
  validateSearch: search,
  // While the page is open it stays until it says that it is done: it shows the recovery codes, once.
  beforeLoad: ({ context: { user }, search: { to }, cause }) => {
    if (cause === 'stay' || user.factor_required_from !== null) return
    const wanted = safeReturnPath(to)
    throw wanted ? redirect({ href: wanted }) : redirect({ to: landingFor(roleHolderOf(user)) })
  },
  component: SetUp,
})

/** Sets up the factor without which no other page opens, and then opens the page that was wanted. */
function SetUp() {
  const { to } = Route.useSearch()
  const navigate = Route.useNavigate()
  const leave = () => navigate({ href: safeReturnPath(to) ?? '/', replace: true })
  return (
    <RequiredFactorScreen>
      <SetUpFactor onDone={leave} />
    </RequiredFactorScreen>
  )
}
