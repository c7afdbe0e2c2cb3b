import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '../messages/messages.ts'
import { keepFocus } from './keep-focus.ts'
import styles from './toast.module.css'

const fiveSecondsMs = 5000

/**
 * Shows a failure at the top right for five seconds. It looks like the toasts inside the shell, whose library is not
 * loaded here. The form shows and announces the failure as well. Give it the attempt as `key`.
 */
export function EntryToast({ message }: { message: string }) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(false), fiveSecondsMs)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div className={`${styles.frame} ${styles.alone}`}>
      <IconAlertTriangle size={18} aria-hidden className={`${styles.icon} ${styles.failed}`} />
      <p className={styles.text}>{message}</p>
      <button
        {...keepFocus}
        type="button"
        className={styles.close}
        aria-label={t.actions.close}
        onClick={() => setShown(false)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}
