import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { ErrorNotice } from '../shared/error-notice.tsx'

/** A page failed; the shell around it stands, so people can go elsewhere. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  return <ErrorNotice title={t.errors.unexpectedTitle} error={error} onRetry={() => router.invalidate()} />
}
