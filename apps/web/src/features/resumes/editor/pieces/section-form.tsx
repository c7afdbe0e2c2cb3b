import { Button } from '@mantine/core'
import { type FormEventHandler, type ReactNode, useRef } from 'react'
import { keepFocus } from '../../../../entry/keep-focus.ts'
import { t } from '../../../../messages/messages.ts'
import { ConflictDialog } from '../../../../shared/conflicts/conflict-dialog.tsx'
import type { Conflict } from '../../../../shared/conflicts/use-edit-form.ts'
import { BusyButton } from '../../../../shared/forms/busy-button.tsx'
import { useLeaveQuestion } from '../../../../shared/overlays/use-leave-question.tsx'
import { useUnchanged } from '../../../../shared/overlays/use-unchanged.ts'
import styles from './section-form.module.css'

type Props = {
  title: string
  hint?: string
  /** The form of `useSchemaForm` or `useEditForm`. */
  form: { submitting: boolean; isChanged: boolean; isUnsent: boolean; discard: () => void }
  failure: string | undefined
  conflict?: Conflict | undefined
  submitLabel: string
  /** Whether the button takes the focus, because the form begins anew after a save. */
  isFocusOnSubmit?: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Closes the form, after a question where something is typed; undefined for a form that stays. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** A form on the page of a section. Asks before typed input is lost by a link, by Continue or by Cancel. */
export function SectionForm(props: Props) {
  const {
    title,
    hint,
    form,
    failure,
    conflict,
    submitLabel,
    isFocusOnSubmit = false,
    onSubmit,
    onCancel,
  } = props
  const formRef = useRef<HTMLFormElement>(null)
  useUnchanged(formRef, form.submitting)
  const { leave, question } = useLeaveQuestion({
    isChanged: form.isChanged,
    isBusy: form.submitting,
    onDiscard: form.discard,
  })
  return (
    <>
      <form
        ref={formRef}
        noValidate
        aria-label={title}
        aria-busy={form.submitting}
        onSubmit={onSubmit}
        className={styles.form}
      >
        <header>
          <h2 className={styles.title}>{title}</h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </header>
        {props.children}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          {onCancel && (
            <Button
              {...keepFocus}
              variant="default"
              disabled={form.submitting}
              onClick={() => leave(onCancel)}
            >
              {t.actions.cancel}
            </Button>
          )}
          <BusyButton {...keepFocus} type="submit" autoFocus={isFocusOnSubmit} loading={form.submitting}>
            {form.isUnsent ? t.actions.tryAgain : submitLabel}
          </BusyButton>
        </div>
      </form>
      {conflict && <ConflictDialog {...conflict} />}
      {question}
    </>
  )
}
