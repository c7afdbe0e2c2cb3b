import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { EntryLink } from '../../entry/button.tsx'
import { t } from '../../messages/messages.ts'
import { MessageScreen } from '../../shared/message-screen.tsx'

const root = getRouteApi(rootRouteId)

export function UnauthorizedScreen() {
  const isSignedIn = root.useRouteContext({ select: ({ user }) => user !== null })
  return (
    <MessageScreen title={t.errors.unauthorizedTitle} text={t.errors.unauthorized}>
      <EntryLink to="/">{isSignedIn ? t.actions.toStart : t.actions.logIn}</EntryLink>
    </MessageScreen>
  )
}
