import { createFileRoute, redirect } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { entryTo, NoPermission, SignedOut } from '../session/access-guard.ts'
import { roleHolderOf } from '../session/role-holder.ts'
import { FrameError } from '../shell/frame-error.tsx'
import { Shell } from '../shell/shell.tsx'

export const Route = createFileRoute('/_app')({
  staticData: { access: 'everyone', title: t.app.name },
  beforeLoad: ({ context: { user }, matches }) => {
    if (!user) {
      // Only what a visitor sees of the denied page is for visitors too.
      if (matches.every(({ staticData: { access } }) => access === 'everyone')) throw new SignedOut()
      throw redirect({ to: '/' })
    }
    for (const { staticData } of matches) {
      const entry = entryTo(staticData.access, roleHolderOf(user))
      if (entry === 'no-permission') throw new NoPermission(staticData.access)
    }
    return { user }
  },
  component: Shell,
  errorComponent: FrameError,
})
