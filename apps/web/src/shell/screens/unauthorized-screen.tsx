import { EntryLink } from '../../entry/button.tsx'
import { t } from '../../messages/messages.ts'
import { MessageScreen } from '../../shared/message-screen.tsx'

/** The denied page of a visitor. */
export const UnauthorizedScreen = () => (
  <MessageScreen title={t.errors.unauthorizedTitle} text={t.errors.unauthorized}>
    <EntryLink to="/">{t.actions.logIn}</EntryLink>
  </MessageScreen>
)
