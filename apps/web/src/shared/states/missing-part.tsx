import { NetworkError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import { PlainErrorNotice } from '../notices/plain-error-notice.tsx'

type Props = { title?: string; onRetry: () => Promise<void> }

/** Shown in place of a part whose code could not be loaded. A dialog's place is the end of a page, so it scrolls into sight. */
export const MissingPart = ({ title = t.errors.partFailed, onRetry }: Props) => (
  <div ref={scrollIntoSight}>
    <PlainErrorNotice
      title={title}
      error={new NetworkError(t.errors.network)}
      onRetry={() => void onRetry()}
    />
  </div>
)

const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Reloads the page unless the browser is offline, which would show the browser's own error page. */
export async function reloadIfOnline() {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) window.location.reload()
}
