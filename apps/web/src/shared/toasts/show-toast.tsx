import { UnstyledButton } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { isPhoneNow } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import toastStyles from './toast.module.css'
import styles from './toast-center.module.css'

type Toast = {
  kind: 'success' | 'error'
  message: string
  /** Names the subject of a message that the page shows as well. */
  about?: string | undefined
  /** A newer toast takes the place of its like. */
  like?: string | undefined
  /** A button of the toast, which closes it. */
  act?: { label: string; run: () => void } | undefined
  shownForMs?: number | undefined
}

const usualMs = 5000

const looks = {
  success: { icon: <IconCheck size={18} aria-hidden />, classNames: looksWith(toastStyles.done) },
  error: { icon: <IconAlertTriangle size={18} aria-hidden />, classNames: looksWith(toastStyles.failed) },
}

function looksWith(icon: string | undefined) {
  return {
    icon: `${toastStyles.icon} ${icon}`,
    body: toastStyles.text ?? '',
    description: styles.message ?? '',
    closeButton: toastStyles.close ?? '',
  }
}

/** The ids of toasts that may still be shown, by what they are about or like. */
const shown = new Map<string, string>()

/** What toasts with a button are like: several of them would cover what is pressed next. */
const withButton = 'act'

export function showToast({ kind, message, about, act, shownForMs = usualMs, ...toast }: Toast) {
  const like = act ? withButton : (toast.like ?? about)
  if (isPhoneNow()) {
    // One toast is shown at a time, the newest, because a phone has no room for two.
    notifications.clean()
  }
  const id = randomId()
  if (like !== undefined) {
    hideToast(like)
    shown.set(like, id)
  }
  notifications.show({
    id,
    message: act ? <WithAct id={id} message={message} act={act} /> : message,
    autoClose: shownForMs,
    ...looks[kind],
    role: kind === 'error' && about === undefined ? 'alert' : 'status',
    // A message that the page shows as well is announced there only.
    ...(about !== undefined && { 'aria-live': 'off' }),
    closeButtonProps: { 'aria-label': t.actions.close },
  })
}

export function hideToast(like: string) {
  const id = shown.get(like)
  if (id === undefined) return
  shown.delete(like)
  notifications.hide(id)
}

type WithActProps = { id: string; message: string; act: NonNullable<Toast['act']> }

function WithAct({ id, message, act }: WithActProps) {
  const run = () => {
    notifications.hide(id)
    act.run()
  }
  return (
    <span className={styles.withAct}>
      <span>{message}</span>
      <UnstyledButton className={styles.act ?? ''} onClick={run}>
        {act.label}
      </UnstyledButton>
    </span>
  )
}
