import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../../entry/breakpoints.ts'
import frameStyles from '../../entry/toast.module.css'
import styles from './toast-center.module.css'

/** The place of the toasts. A toast that was shown before this was drawn is kept by the library, and appears then. */
export function ToastCenter() {
  const isPhone = useIsPhone()
  return (
    <Notifications
      position="top-right"
      limit={isPhone ? 1 : 4}
      classNames={{ root: styles.root ?? '', notification: frameStyles.frame ?? '' }}
    />
  )
}
