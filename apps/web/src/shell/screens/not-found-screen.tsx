import { t } from '../../messages/messages.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { MessageScreen } from '../../shared/screens/message-screen.tsx'

export function NotFoundScreen() {
  return (
    <MessageScreen label={t.errors.notFoundLabel} title={t.errors.notFoundTitle} text={t.errors.notFoundHint}>
      <LinkButton to="/">{t.actions.toStart}</LinkButton>
    </MessageScreen>
  )
}
