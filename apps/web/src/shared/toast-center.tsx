import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'

const fiveSecondsMs = 5000

const looks = {
  success: { color: 'green.8', icon: <IconCheck size={18} aria-hidden /> },
  error: { color: 'red.8', icon: <IconAlertTriangle size={18} aria-hidden /> },
}

export function showToast(kind: keyof typeof looks, message: string) {
  notifications.show({
    message,
    ...looks[kind],
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t.actions.close },
  })
}

export function ToastCenter() {
  return <Notifications position="top-right" autoClose={fiveSecondsMs} limit={4} />
}
