import { Textarea, type TextareaProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './description-field.module.css'

/** Grows with its text. Enter saves, as in every form; Shift + Enter starts a new line. */
export function DescriptionField(props: TextareaProps) {
  return (
    <Textarea
      {...props}
      label={t.hours.description}
      autosize
      classNames={{ input: styles.text ?? '' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxRows={8}
      enterKeyHint="done"
      onKeyDown={saveOnEnter}
    />
  )
}

function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  // A key that is held down is one press.
  if (!event.repeat) event.currentTarget.form?.requestSubmit()
}
