import { Modal } from '@mantine/core'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import { HistoryList, type HistoryProps } from './history-list.tsx'

type Props = HistoryProps & { name: string; onClose: () => void }

/** The history of a row that has no page and no dialog of its own; mount it to open it. */
export function HistoryDialog({ name, onClose, ...history }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  const isPhone = useIsPhone()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.history.of(name)}
      size="lg"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <HistoryList {...history} />
    </Modal>
  )
}
