import { EntryLink } from '../../entry/button.tsx'
import { t } from '../../messages/messages.ts'
import { MessageScreen } from '../../shared/message-screen.tsx'

export function NotFoundScreen() {
  return (
    <MessageScreen label={t.errors.notFoundLabel} title={t.errors.notFoundTitle} text={t.errors.notFoundHint}>
      <EntryLink to="/">{t.actions.toStart}</EntryLink>
    </MessageScreen>
  )
}
