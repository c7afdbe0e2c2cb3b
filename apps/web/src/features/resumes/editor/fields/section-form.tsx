import { Button } from '@mantine/core'
import {
  type ReactNode,
  type SubmitEventHandler,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { t } from '../../../../messages/messages.ts'
import { ConflictDialog } from '../../../../shared/conflicts/conflict-dialog.tsx'
import type { Conflict } from '../../../../shared/conflicts/use-edit-form.ts'
import { keepFocus } from '../../../../shared/focus/keep-focus.ts'
import { BusyButton } from '../../../../shared/forms/busy-button.tsx'
import { useLeaveQuestion } from '../../../../shared/overlays/use-leave-question.tsx'
import { useUnchanged } from '../../../../shared/overlays/use-unchanged.ts'
import { useSaving } from '../frame/saving.ts'
import { isSectionOfSameResume } from '../sections.ts'
import styles from './section-form.module.css'

type Props = {
  title: string
  hint?: string
  /** The form of `useSchemaForm` or `useEditForm`. */
  form: {
    submitting: boolean
    isChanged: boolean
    isKept: boolean
    isUnsent: boolean
    discard: () => void
  }
  failure: string | undefined
  conflict?: Conflict | undefined
  submitLabel: string
  /** Whether the button takes the focus, because the form begins anew after a save. */
  isFocusOnSubmit?: boolean
  /** Whether the first field takes the focus. */
  isFocused?: boolean
  /** Whether typing goes on while the form is being saved, because nothing of it is lost. */
  isOpenWhileSaving?: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Closes the form, after a question where something is typed; undefined for a form that stays. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/**
 * A form on the page of a section, which Continue and Back save. Asks before typed input is lost by another link or by
 * Cancel. The tabs of the same CV lose nothing: what is typed stays in the draft, which a mark on the tab tells.
 */
export function SectionForm(props: Props) {
  const {
    title,
    hint,
    form,
    failure,
    conflict,
    submitLabel,
    isFocusOnSubmit = false,
    isFocused = false,
    isOpenWhileSaving = false,
    onSubmit,
    onCancel,
  } = props
  const formRef = useRef<HTMLFormElement>(null)
  const saving = useSaving()
  const { isChanged, submitting } = form
  const submit = useEffectEvent(() => {
    if (!submitting) formRef.current?.requestSubmit()
  })
  useEffect(() => saving.register({ isChanged, submit: () => submit() }), [saving, isChanged])
  useLayoutEffect(() => {
    if (isFocused) formRef.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [isFocused])
  useUnchanged(formRef, submitting && !isOpenWhileSaving)
  const { leave, question } = useLeaveQuestion({
    isChanged,
    isBusy: submitting,
    staysFor: (path, from) => form.isKept && isSectionOfSameResume(from, path),
    onDiscard: form.discard,
  })
  return (
    <>
      <form
        ref={formRef}
        noValidate
        autoComplete="off"
        aria-label={title}
        aria-busy={form.submitting}
        data-open={isOpenWhileSaving || undefined}
        onSubmit={(event) => {
          // Only Continue and Back submit it without a button.
          if (event.nativeEvent.submitter) saving.stay()
          onSubmit(event)
        }}
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
