import { NetworkError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import { PlainErrorNotice } from '../notices/plain-error-notice.tsx'

type Props = { title?: string; onRetry: () => Promise<void> }

/** Shown in place of a part whose code could not be loaded. */
export const MissingPart = ({ title = t.errors.partFailed, onRetry }: Props) => (
  <PlainErrorNotice title={title} error={new NetworkError(t.errors.network)} onRetry={() => void onRetry()} />
)

/** Reloads the page unless the browser is offline, which would show the browser's own error page. */
export async function reloadIfOnline() {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) window.location.reload()
}
