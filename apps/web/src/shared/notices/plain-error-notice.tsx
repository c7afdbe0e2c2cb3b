import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError, NetworkError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import { passFocusOn } from '../focus/pass-focus-on.ts'
import styles from './plain-error-notice.module.css'

type Props = { title: string; error: unknown; onRetry: () => void }

/** An `ErrorNotice` without its toast, for the screens that have no frame and for what fails before it is loaded. */
export const PlainErrorNotice = ({ title, error, onRetry }: Props) => (
  <div className={styles.notice} role="alert">
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{explain(error)}</p>
    <Button
      ref={passFocusOn}
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={onRetry}
    >
      {t.actions.tryAgain}
    </Button>
  </div>
)

/** The sentence for people; the message of an unexpected exception is not shown. */
export function explain(error: unknown): string {
  if (error instanceof NetworkError) return error.message
  if (!(error instanceof ApiError)) return t.errors.unexpectedHint
  return error.requestId ? `${error.message} ${t.errors.requestId(error.requestId)}` : error.message
}
