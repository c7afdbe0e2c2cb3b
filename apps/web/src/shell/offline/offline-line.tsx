import { portal } from '@portal/contract/portal'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../api/client.ts'
import { onReachability, reachability } from '../../api/reachability.ts'
import { t } from '../../messages/messages.ts'
import styles from './offline-line.module.css'

const retryMs = 5000

/** Says that nothing can be saved while the server cannot be reached. */
export function OfflineLine() {
  const state = useSyncExternalStore(onReachability, reachability)
  useEffect(() => {
    if (state === 'reachable') return
    const ask = () => void call(portal.show, {}).catch(() => undefined)
    const timer = window.setInterval(ask, retryMs)
    window.addEventListener('online', ask)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [state])
  return (
    <div role="status" className={styles.place}>
      {state !== 'reachable' && (
        <p className={styles.line}>
          <IconAlertTriangle size={18} aria-hidden />
          {state === 'offline' ? t.connection.offline : t.connection.silent}
        </p>
      )}
    </div>
  )
}
