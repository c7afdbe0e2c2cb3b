import { createFileRoute, redirect } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { entryTo, NoPermission, SignedOut } from '../session/access-guard.ts'
import { companyDay } from '../session/company-day.ts'
import { mustSetUpFactor } from '../session/factor-duty.ts'
import { wayBack } from '../session/return-path.ts'
import { roleHolderOf } from '../session/role-holder.ts'
import { FrameError } from '../shell/frame-error.tsx'
import { Shell } from '../shell/shell.tsx'

export const Route = createFileRoute('/_app')({
  staticData: { access: 'everyone', title: t.app.name },
  beforeLoad: ({ context: { user, portal }, matches, location }) => {
    if (!user) {
      // Only what a visitor sees of the denied page is for visitors too.
      if (matches.every(({ staticData: { access } }) => access === 'everyone')) throw new SignedOut()
      throw redirect({ to: '/' })
    }
    for (const { staticData } of matches) {
      const entry = entryTo(staticData.access, roleHolderOf(user))
      if (entry === 'no-permission') throw new NoPermission(staticData.access)
    }
    const opensWithoutFactor = matches.some(({ staticData }) => staticData.openWithoutFactor)
    if (!opensWithoutFactor && mustSetUpFactor(user, companyDay(portal.time_zone)))
      throw redirect({ to: '/second-factor', search: { to: wayBack(location.href) } })
    return { user }
  },
  component: Shell,
  errorComponent: FrameError,
})
