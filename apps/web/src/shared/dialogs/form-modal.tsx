import { Button, Modal } from '@mantine/core'
import { type FormEventHandler, type ReactNode, useRef, useState } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import type { Conflict } from '../conflicts/use-edit-form.ts'
import { dangerLook } from '../danger-look.ts'
import { claimFirstFocus } from '../focus/claim-first-focus.ts'
import { keepFocus } from '../focus/keep-focus.ts'
import { BusyButton } from '../forms/busy-button.tsx'
import { useLeaveQuestion } from '../overlays/use-leave-question.tsx'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useUnchanged } from '../overlays/use-unchanged.ts'
import { DialogFooter } from './dialog-footer.tsx'
import styles from './form-modal.module.css'
import { useFocusReturn } from './use-focus-return.ts'
import { useVisibleHeight } from './use-visible-height.ts'

type Props = {
  title: string
  /** The form of `useSchemaForm`. */
  form: { submitting: boolean; isChanged: boolean; isUnsent: boolean; discard: () => void }
  /** The result of `submitWith(…)` of `useSchemaForm`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  /** The sentence of a refusal that names no field. */
  failure?: string | undefined
  /** The conflict of `useEditForm`, when another person has changed the same fields. */
  conflict?: Conflict | undefined
  submitLabel?: string
  /** The icon of the button that submits, where the form declines or deletes. */
  danger?: ReactNode
  /** A second way to save, such as one that begins the next row in the same form. */
  another?: { label: string; onSubmit: () => void }
  canSubmit?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The fields; the first carries `data-autofocus`. */
  children: ReactNode
}

/** A form over the page; mount it to open it. Enter saves, Escape and Back close; a changed form asks before it closes. */
export function FormModal(props: Props) {
  const { title, form, onSubmit, onClose, failure, conflict, another, danger } = props
  const { canSubmit = true, size = 'md' } = props
  const submitLabel = form.isUnsent ? t.actions.tryAgain : (props.submitLabel ?? t.actions.save)
  const isPhone = useIsPhone()
  // The button that was pressed last shows that it is being saved.
  const [isAnother, setAnother] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  useFocusReturn()
  useVisibleHeight()
  useUnchanged(formRef, form.submitting)
  const { leave, question } = useLeaveQuestion({
    isChanged: form.isChanged,
    isBusy: form.submitting,
    onDiscard: form.discard,
  })
  const close = () => leave(onClose)
  const mayClose = () => {
    if (!form.isChanged && !form.submitting) return true
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
        size={size}
        fullScreen={isPhone && size !== 'sm'}
        closeButtonProps={{ ...keepFocus, 'aria-label': t.actions.close }}
        closeOnEscape={!question && !conflict}
        classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
      >
        <form
          ref={formRef}
          noValidate
          // Most forms are about other people, whose facts the browser must not take for its owner's.
          autoComplete="off"
          aria-busy={form.submitting}
          onFocus={claimFirstFocus}
          onSubmit={(event) => {
            setAnother(false)
            onSubmit(event)
          }}
          className={styles.form}
        >
          <div className={styles.fields}>
            {props.children}
            {failure && (
              <p role="alert" className={styles.failure}>
                {failure}
              </p>
            )}
          </div>
          <DialogFooter>
            <Button {...keepFocus} variant="default" onClick={close} disabled={form.submitting}>
              {t.actions.cancel}
            </Button>
            {another && (
              <BusyButton
                {...keepFocus}
                variant="default"
                onClick={() => {
                  setAnother(true)
                  another.onSubmit()
                }}
                disabled={form.submitting || !canSubmit}
                loading={form.submitting && isAnother}
              >
                {another.label}
              </BusyButton>
            )}
            <BusyButton
              {...keepFocus}
              {...(danger !== undefined && dangerLook(danger))}
              type="submit"
              disabled={!canSubmit}
              loading={form.submitting}
            >
              {submitLabel}
            </BusyButton>
          </DialogFooter>
        </form>
      </Modal>
      {conflict && <ConflictDialog {...conflict} />}
      {question}
    </>
  )
}
