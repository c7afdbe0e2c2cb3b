import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../../browser/breakpoints.ts'
import toastStyles from './toast.module.css'
import styles from './toast-center.module.css'

/** The place of the toasts. A toast that was shown before this was drawn is kept by the library, and appears then. */
export function ToastCenter() {
  const isPhone = useIsPhone()
  return (
    <Notifications
      position="bottom-right"
      limit={isPhone ? 1 : 4}
      classNames={{ root: styles.root ?? '', notification: toastStyles.frame ?? '' }}
    />
  )
}
