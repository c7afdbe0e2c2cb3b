import { useId, useLayoutEffect, useRef, useState } from 'react'
import { EntryButton } from '../../entry/button.tsx'
import { t } from '../../messages/messages.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import styles from './missing-dialog.module.css'

type Props = { onClose: () => void; onRetry: () => Promise<void> }

/**
 * Shown in place of a dialog whose code could not be loaded. The browser's own dialog: the component library's is part
 * of the missing code.
 */
export function MissingDialog({ onClose, onRetry }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const [isBusy, setBusy] = useState(false)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    again.current?.focus()
    // Returns the focus to the control that opened it.
    return () => shown?.close()
  }, [])
  useOverlay({ mayClose: () => true, close: onClose })
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {t.errors.dialogFailed}
      </h2>
      <p className={styles.text}>{t.errors.network}</p>
      <div className={styles.buttons}>
        <EntryButton isPlain onClick={onClose}>
          {t.actions.close}
        </EntryButton>
        <EntryButton ref={again} isBusy={isBusy} onClick={() => void retry()}>
          {t.actions.tryAgain}
        </EntryButton>
      </div>
    </dialog>
  )
}
