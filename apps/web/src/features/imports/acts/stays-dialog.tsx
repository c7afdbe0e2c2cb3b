import { Button, Modal } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import { DialogFooter } from '../../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import styles from './stays-dialog.module.css'

export type Standing = { key: string; text: string }

type Props = { fileName: string; reasons: readonly Standing[]; onClose: () => void }

/** Lists what stands against taking an import back; mount it to open it. */
export function StaysDialog({ fileName, reasons, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.imports.stays}
      size="md"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <p className={styles.text}>{t.imports.staysText(fileName)}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <DialogFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t.actions.close}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
