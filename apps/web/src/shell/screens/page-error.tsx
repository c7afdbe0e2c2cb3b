import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { PlainErrorNotice } from '../../shared/notices/plain-error-notice.tsx'
import { MissingPart, reloadIfOnline } from '../../shared/states/missing-part.tsx'
import { hasMissingCode } from '../app-version.ts'

/** Shown when a page fails. The shell around it stays, so users can go elsewhere. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  if (hasMissingCode()) return <MissingPart title={t.errors.pageFailed} onRetry={reloadIfOnline} />
  return (
    <PlainErrorNotice title={t.errors.unexpectedTitle} error={error} onRetry={() => router.invalidate()} />
  )
}
