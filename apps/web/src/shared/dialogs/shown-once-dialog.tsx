import { Button, Modal, TextInput } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { CopyButton } from '../clipboard/copy-button.tsx'
import { type LeaveWords, useLeaveQuestion } from '../overlays/use-leave-question.tsx'
import { useOverlay } from '../overlays/use-overlay.ts'
import { DialogFooter } from './dialog-footer.tsx'
import styles from './shown-once-dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'

type Props = {
  title: string
  /** What the text is called. */
  label: string
  hint: string
  text: string
  /** For a text that nobody sees again: the button that says it was kept, and what is asked before it is closed otherwise. */
  keeping?: { label: string; question: LeaveWords }
  onClose: () => void
}

/** Shows a secret to be copied, such as a link or a token; mount it to open it. */
export function ShownOnceDialog({ title, label, hint, text, keeping, onClose }: Props) {
  useFocusReturn()
  const leaving = useLeaveQuestion({
    isChanged: keeping !== undefined,
    onDiscard: () => undefined,
    ...(keeping && { words: keeping.question }),
  })
  const close = () => leaving.leave(onClose)
  const mayClose = () => {
    if (keeping === undefined) return true
    close()
    return false
  }
  useOverlay({ mayClose, close: onClose })
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={title}
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!leaving.question}
        closeButtonProps={{ 'aria-label': t.actions.close }}
      >
        <TextInput
          label={label}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ input: styles.text ?? '' }}
          readOnly
          data-autofocus
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          rightSection={<CopyButton what={label} text={text} />}
        />
        <DialogFooter>
          {keeping ? (
            <Button onClick={onClose}>{keeping.label}</Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {t.actions.close}
            </Button>
          )}
        </DialogFooter>
      </Modal>
      {leaving.question}
    </>
  )
}
