import { Button, Modal } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { dangerLook } from '../danger-look.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { toastError } from '../toasts/toasts.ts'
import styles from './confirm-dialog.module.css'
import { ignoreRepeat } from './ignore-repeat.ts'
import { useFocusReturn } from './use-focus-return.ts'

export type ConfirmProps = {
  /** 'Are you sure?' by default. */
  title?: string
  /** Names the thing that would be lost. */
  text: ReactNode
  /** A choice that belongs to the question. */
  children?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  icon?: ReactNode
  /** False where nothing is lost: the button that confirms is then the primary one, and has the focus. */
  isLoss?: boolean
  /** False where Back opened the question: the next Back then closes it. */
  isOwnEntry?: boolean
  /** May return a promise: the dialog waits for it, and a refusal of the server becomes a toast. */
  onConfirm: () => unknown
  onClose: () => void
}

export function ConfirmModal({
  title = t.actions.confirmTitle,
  text,
  children,
  confirmLabel = t.actions.delete,
  cancelLabel = t.actions.cancel,
  icon = <IconTrash size={18} aria-hidden />,
  isLoss = true,
  isOwnEntry = true,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const [isRunning, setRunning] = useState(false)
  useFocusReturn()
  const close = () => {
    if (!isRunning) onClose()
  }
  useOverlay({ mayClose: () => !isRunning, close: onClose }, isOwnEntry)
  const confirm = async () => {
    setRunning(true)
    try {
      await onConfirm()
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    }
    onClose()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size="sm"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.buttons}>
        <Button variant="default" onClick={close} disabled={isRunning} data-autofocus={isLoss || undefined}>
          {cancelLabel}
        </Button>
        {isLoss ? (
          <Button {...dangerLook(icon)} loading={isRunning} onClick={confirm}>
            {confirmLabel}
          </Button>
        ) : (
          <Button loading={isRunning} onClick={confirm} onKeyDown={ignoreRepeat} data-autofocus>
            {confirmLabel}
          </Button>
        )}
      </div>
    </Modal>
  )
}
