import { createFileRoute } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { NotFoundScreen } from '../shell/screens/not-found-screen.tsx'

export const Route = createFileRoute('/$')({
  staticData: { access: 'everyone', title: t.titles.notFound },
  component: NotFoundScreen,
})
