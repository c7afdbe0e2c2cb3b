import { createFileRoute } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { UnauthorizedScreen } from '../shell/screens/unauthorized-screen.tsx'

export const Route = createFileRoute('/unauthorized')({
  staticData: { access: 'everyone', title: t.app.noAccessTitle },
  component: UnauthorizedScreen,
})
