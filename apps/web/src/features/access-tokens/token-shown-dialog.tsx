import { Button, Modal, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { CopyButton } from '../../shared/clipboard/copy-button.tsx'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useLeaveQuestion } from '../../shared/overlays/use-leave-question.tsx'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import styles from './token-shown-dialog.module.css'

const question = {
  title: t.accessTokens.closeTitle,
  text: t.accessTokens.closeText,
  confirmLabel: t.accessTokens.closeConfirm,
  cancelLabel: t.accessTokens.back,
  icon: <IconX size={18} aria-hidden />,
}

type Props = { token: string; onClose: () => void }

/** Shows a new access token, which is done once, and asks before it is closed unread; mount it to open it. */
export function TokenShownDialog({ token, onClose }: Props) {
  useFocusReturn()
  const leaving = useLeaveQuestion({ isChanged: true, onDiscard: () => undefined, words: question })
  const close = () => leaving.leave(onClose)
  const mayClose = () => {
    close()
    return false
  }
  useOverlay({ mayClose, close: onClose })
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t.accessTokens.shownTitle}
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!leaving.question}
        closeButtonProps={{ 'aria-label': t.actions.close }}
      >
        <TextInput
          label={t.accessTokens.token}
          description={t.accessTokens.shownHint}
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ input: styles.token ?? '' }}
          readOnly
          data-autofocus
          value={token}
          onFocus={({ currentTarget }) => currentTarget.select()}
          rightSection={<CopyButton what={t.accessTokens.token} text={token} />}
        />
        <DialogFooter>
          <Button onClick={onClose}>{t.accessTokens.kept}</Button>
        </DialogFooter>
      </Modal>
      {leaving.question}
    </>
  )
}
