import { createFileRoute } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'

export const Route = createFileRoute('/$')({
  staticData: { access: 'everyone', title: t.errors.notFoundTitle },
  component: NotFoundScreen,
})
