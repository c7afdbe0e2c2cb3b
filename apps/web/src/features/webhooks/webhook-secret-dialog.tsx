import { Button, Modal, TextInput } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { CopyButton } from '../../shared/clipboard/copy-button.tsx'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'

export type ShownSecret = { host: string; secret: string }

type Props = ShownSecret & { onClose: () => void }

/** Shows the secret of a webhook, which is done once; mount it to open it. */
export function WebhookSecretDialog({ host, secret, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.webhooks.secretTitle(host)}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <TextInput
        label={t.webhooks.secret}
        description={t.webhooks.secretHint}
        inputWrapperOrder={['label', 'input', 'description']}
        readOnly
        data-autofocus
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={<CopyButton what={t.webhooks.secret} text={secret} />}
      />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.close}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
