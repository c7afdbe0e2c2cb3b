import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { EntryButton } from '../../entry/button.tsx'
import { t } from '../../messages/messages.ts'
import { MessageScreen } from '../../shared/message-screen.tsx'
import { explain } from '../../shared/notices/plain-error-notice.tsx'

/** Replaces the whole screen when the shell cannot be shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <MessageScreen title={t.errors.unexpectedTitle} text={explain(error)}>
      <EntryButton onClick={() => router.invalidate()}>{t.actions.tryAgain}</EntryButton>
    </MessageScreen>
  )
}
