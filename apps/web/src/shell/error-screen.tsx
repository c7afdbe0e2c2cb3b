import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { NoPermission } from '../session/access-guard.ts'
import { explain } from '../shared/error-notice.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { MessageScreen } from '../shared/message-screen.tsx'

/** What stands in for the whole screen when nothing of it can be shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof NoPermission) {
    return (
      <MessageScreen title={t.errors.noPermissionTitle} text={t.errors.noPermission}>
        <LinkButton to="/">{t.actions.toStart}</LinkButton>
      </MessageScreen>
    )
  }
  return (
    <MessageScreen title={t.errors.unexpectedTitle} text={explain(error)}>
      <Button onClick={() => router.invalidate()}>{t.actions.tryAgain}</Button>
    </MessageScreen>
  )
}
