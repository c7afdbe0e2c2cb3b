import { createFileRoute, useLocation } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { DeniedPage } from '../../shell/denied-page.tsx'

export const Route = createFileRoute('/_app/unauthorized')({
  staticData: { access: 'everyone', title: t.app.noAccessTitle },
  component: UnauthorizedPage,
})

function UnauthorizedPage() {
  const access = useLocation({ select: ({ state }) => state.denied })
  return <DeniedPage title={t.errors.unauthorizedTitle} text={t.errors.unauthorized} access={access} />
}
