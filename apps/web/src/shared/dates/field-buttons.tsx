import { ActionIcon, CloseButton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { keepFocus } from '../focus/keep-focus.ts'
import styles from './date-field.module.css'

type ButtonsProps = {
  label: string
  isDisabled: boolean
  isOpen: boolean
  onClear: (() => void) | undefined
  onToggle: (button: HTMLElement) => void
}

/** The buttons inside a field for days or months. */
export function FieldButtons({ label, isDisabled, isOpen, onClear, onToggle }: ButtonsProps) {
  return (
    <span className={styles.buttons}>
      {onClear && (
        <CloseButton {...keepFocus} size="sm" tabIndex={-1} aria-label={t.fields.clear} onClick={onClear} />
      )}
      <ActionIcon
        {...keepFocus}
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={(event) => onToggle(event.currentTarget)}
      >
        <IconCalendar size={18} aria-hidden />
      </ActionIcon>
    </span>
  )
}
