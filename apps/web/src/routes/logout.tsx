import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../features/login/logout-page.tsx'
import { t } from '../messages/messages.ts'

export const Route = createFileRoute('/logout')({
  staticData: { access: 'everyone', title: t.navigation.logout },
  component: LogoutPage,
})
