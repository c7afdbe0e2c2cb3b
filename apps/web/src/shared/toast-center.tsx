import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'
import { isPhoneNow, useIsPhone } from './breakpoints.ts'
import styles from './toast-center.module.css'

const fiveSecondsMs = 5000

const looks = {
  success: { color: 'green.8', icon: <IconCheck size={18} aria-hidden /> },
  error: { color: 'red.8', icon: <IconAlertTriangle size={18} aria-hidden /> },
}

export function showToast(kind: keyof typeof looks, message: string) {
  if (isPhoneNow()) {
    // One at a time: there is no room for two, and the newer one tells more.
    notifications.clean()
  }
  notifications.show({
    message,
    ...looks[kind],
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t.actions.close },
  })
}

export function ToastCenter() {
  const isPhone = useIsPhone()
  return (
    <Notifications
      position="top-right"
      autoClose={fiveSecondsMs}
      limit={isPhone ? 1 : 4}
      classNames={{ root: styles.root ?? '', notification: styles.notification ?? '' }}
    />
  )
}
