import { TextInput, type TextInputProps } from '@mantine/core'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { FieldButtons } from './field-buttons.tsx'
import { PickerFrame } from './picker-frame.tsx'
import {
  knownValue,
  problemIn,
  type TypedValue,
  type ValueKind,
  type ValueLimits,
  valueWithin,
} from './typed-value.ts'
import { useOpenedCalendar } from './use-opened-calendar.ts'
import { useTypedText } from './use-typed-text.ts'

/** The state of a field that its calendar needs. */
export type PickerState = {
  value: string | null
  /** The day or month that has the focus. */
  focused: string
  onFocus: (value: string) => void
  onPick: (value: string) => void
}

export type PickerFieldProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'rightSection'
> & {
  value?: TypedValue | undefined
  /** Called with each day or month, with null for an empty field, and with the text while it is neither. */
  onChange: (value: TypedValue) => void
  /** Called when typing ends by Enter or by leaving the field, and for a picked value. */
  onCommit?: (value: TypedValue) => void
  /** False puts the calendar next to the field in the document, so that Tab and screen readers reach it there. */
  withinPortal?: boolean
  /** Opens the calendar below the field and moves what follows down, so that it covers no other field. */
  isInFlow?: boolean
  /** The sentence for a value after the limit; 'Not after …' by default. */
  tooLate?: string | undefined
  clearable?: boolean | undefined
}

type Props = PickerFieldProps & {
  kind: ValueKind
  limits: ValueLimits
  /** The value that the calendar of an empty field opens at. */
  start: string
  calendar: (state: PickerState) => ReactNode
  /** Loads the calendar's code when the pointer or the focus reaches the field. */
  preload: () => void
}

/**
 * A day or a month, typed or picked. A text that is neither stays in the field, with a sentence, and is the field's
 * value. The calendar opens by its icon or by ArrowDown.
 */
export function PickerField({ value: given, onChange, onCommit, tooLate, clearable, ...props }: Props) {
  const { kind, limits, start, calendar, preload, onFocus, onBlur, error, withinPortal, isInFlow, ...rest } =
    props
  const value = given ?? null
  const { text, isTyping, type, change, commit, stopTyping } = useTypedText(kind, value, onChange, onCommit)
  const { field, opened, open, focus, close, dismiss, keepFocus } = useOpenedCalendar(kind.openLabel)
  const isOpen = opened !== undefined
  const openFrom = (from: HTMLElement) => {
    stopTyping()
    open(from, valueWithin(knownValue(value, kind) ?? start, limits))
  }
  const pick = (next: string) => {
    commit(change(next))
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (opened) {
      // Keys that come before the focus has moved into the calendar are for the calendar.
      const next = kind.byKey(event.key, opened.focused)
      if (next !== undefined) focus(valueWithin(next, limits))
      else if (event.key === 'Enter') pick(opened.focused)
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      openFrom(event.currentTarget)
    } else if (event.key === 'Enter') commit(value)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (isOpen || event.currentTarget.parentElement?.contains(event.relatedTarget)) return
    commit(value)
    onBlur?.(event)
  }
  const problem = isTyping ? undefined : problemIn(value, kind, limits, { tooLate })
  const canClear = clearable && value !== null && !rest.disabled
  const input = (
    <TextInput
      placeholder={kind.placeholder}
      inputMode="numeric"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      aria-keyshortcuts="ArrowDown"
      data-mantine-stop-propagation={isOpen || undefined}
      {...rest}
      ref={field}
      error={isNoValue(value, kind) ? (problem ?? error) : error || problem}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
      onPointerEnter={preload}
      onBlur={leave}
      rightSectionWidth={canClear ? '4.25rem' : undefined}
      rightSection={
        <FieldButtons
          label={kind.openLabel}
          isDisabled={rest.disabled === true}
          isOpen={isOpen}
          onClear={canClear ? () => commit(change(null)) : undefined}
          onToggle={(button) => (isOpen ? close() : openFrom(button))}
        />
      }
    />
  )
  const box = {
    'aria-label': kind.openLabel,
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // The dialog itself has the focus until the calendar's code has come, and takes its keys.
      if (event.target === event.currentTarget) onKeyDown(event)
      else if (event.key === 'Escape') close()
    },
  }
  const shown =
    opened &&
    calendar({
      value: knownValue(value, kind) ?? null,
      focused: opened.focused,
      onFocus: focus,
      onPick: pick,
    })
  return (
    <PickerFrame
      input={input}
      box={box}
      isOpen={isOpen}
      place={opened?.place}
      {...{ isInFlow, withinPortal }}
      onDismiss={dismiss}
      onGone={keepFocus}
    >
      {shown}
    </PickerFrame>
  )
}

/**
 * Whether the text is no value. The field's own sentence then stands before that of a schema, which is not for people.
 */
const isNoValue = (value: TypedValue, kind: ValueKind) =>
  value !== null && knownValue(value, kind) === undefined
