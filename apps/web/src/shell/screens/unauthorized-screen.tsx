import { t } from '../../messages/messages.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { MessageScreen } from '../../shared/screens/message-screen.tsx'

/** The denied page of a visitor. */
export const UnauthorizedScreen = () => (
  <MessageScreen title={t.errors.unauthorizedTitle} text={t.errors.unauthorized}>
    <LinkButton to="/">{t.actions.logIn}</LinkButton>
  </MessageScreen>
)
