import { createFileRoute } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { NotFoundScreen } from '../shell/screens/not-found-screen.tsx'

export const Route = createFileRoute('/$')({
  staticData: { access: 'everyone', title: t.app.notFoundTitle },
  component: NotFoundScreen,
})
