import { createFileRoute, redirect } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { Shell } from '../shell/shell.tsx'

export const Route = createFileRoute('/_app')({
  staticData: { access: 'signedIn', title: t.app.name },
  beforeLoad: ({ context: { user } }) => {
    if (!user) throw redirect({ to: '/' })
    return { user }
  },
  component: Shell,
})
