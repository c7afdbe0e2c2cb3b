import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NetworkError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { hasMissingCode } from '../app-version.ts'

/** Shown when a page fails. The shell around it stays, so users can go elsewhere. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  if (hasMissingCode()) return <MissingCode title={t.errors.pageFailed} />
  return <ErrorNotice title={t.errors.unexpectedTitle} error={error} onRetry={() => router.invalidate()} />
}

/** Shown in place of a part whose code could not be loaded. */
export const MissingCode = ({ title }: { title: string }) => (
  <ErrorNotice
    title={title}
    error={new NetworkError(t.errors.network)}
    onRetry={() => void reloadIfOnline()}
  />
)

/** Does not reload offline, which would show the browser's own error page. */
async function reloadIfOnline() {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) window.location.reload()
}
