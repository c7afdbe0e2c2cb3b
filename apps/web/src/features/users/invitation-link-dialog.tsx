import { Button, Modal, TextInput } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { CopyButton } from '../../shared/clipboard/copy-button.tsx'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import styles from './create-user-modal.module.css'

export type ShownLink = { name: string; url: string }

type Props = ShownLink & { onClose: () => void }

/** Shows the link of an invitation once, where no mail takes it to the person; mount it to open it. */
export function InvitationLinkDialog({ name, url, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.users.linkTitle(name)}
      size="lg"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <TextInput
        label={t.users.link}
        description={t.users.linkHint}
        inputWrapperOrder={['label', 'input', 'description']}
        readOnly
        data-autofocus
        className={styles.link}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={<CopyButton what={t.users.link} text={url} />}
      />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.close}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
