import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { ErrorNotice } from '../shared/error-notice.tsx'

/** Shown when a page fails. The shell around it stays, so users can go elsewhere. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  return <ErrorNotice title={t.errors.unexpectedTitle} error={error} onRetry={() => router.invalidate()} />
}
