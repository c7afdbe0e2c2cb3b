import { Kbd, Modal } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import { useShortcutList } from '../../shared/shortcuts.ts'
import styles from './shortcut-help-dialog.module.css'

export function ShortcutHelpDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutList()
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.shortcuts.title}
      size="sm"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <dl className={styles.list}>
        {shortcuts.map(({ key, label }) => (
          <div key={key} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
