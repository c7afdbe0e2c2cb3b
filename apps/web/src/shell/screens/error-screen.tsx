import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { explain } from '../../shared/notices/plain-error-notice.tsx'
import { MessageScreen } from '../../shared/screens/message-screen.tsx'

/** Replaces the whole screen when the shell cannot be shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <MessageScreen title={t.errors.unexpectedTitle} text={explain(error)}>
      <Button onClick={() => router.invalidate()}>{t.actions.tryAgain}</Button>
    </MessageScreen>
  )
}
