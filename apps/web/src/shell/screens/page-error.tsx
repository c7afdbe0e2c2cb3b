import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { MissingPart, reloadIfOnline } from '../../shared/stand-ins/missing-part.tsx'
import { hasMissingCode } from '../app-version.ts'

/** Shown when a page fails. The shell around it stays, so users can go elsewhere. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  if (hasMissingCode()) return <MissingPart title={t.errors.pageFailed} onRetry={reloadIfOnline} />
  return <ErrorNotice title={t.errors.unexpectedTitle} error={error} onRetry={() => router.invalidate()} />
}
