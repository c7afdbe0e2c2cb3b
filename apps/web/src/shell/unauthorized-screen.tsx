import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { MessageScreen } from '../shared/message-screen.tsx'

const root = getRouteApi(rootRouteId)

export function UnauthorizedScreen() {
  const isSignedIn = root.useRouteContext({ select: ({ user }) => user !== null })
  return (
    <MessageScreen title={t.errors.unauthorizedTitle} text={t.errors.unauthorized}>
      <LinkButton to="/">{isSignedIn ? t.actions.toStart : t.actions.logIn}</LinkButton>
    </MessageScreen>
  )
}
