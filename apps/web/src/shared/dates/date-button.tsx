import { TextInput, UnstyledButton } from '@mantine/core'
import type { Day } from '@portal/domain/days'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { claimFirstFocus } from '../focus/claim-first-focus.ts'
import { DateCalendar } from './calendar-part.ts'
import styles from './date-button.module.css'
import type { CalendarLooks } from './date-calendar.tsx'
import { PickerFrame } from './picker-frame.tsx'
import { dayKind, dayOf, type TypedDay } from './typed-day.ts'
import { problemIn, valueWithin } from './typed-value.ts'
import { useTypedText } from './use-typed-text.ts'

type Props = CalendarLooks & {
  /** The chosen day, or the text that is being typed in its place. */
  value: TypedDay
  /** The day at which the calendar opens while the text is none. */
  start: Day
  maxDate: Day
  /** The sentence for a day after `maxDate`. */
  tooLate: string
  /** The name of the field in which a day is typed. */
  label: string
  /** Called with each day, and with the text while it is none. */
  onChange: (value: TypedDay) => void
  /** Called with a day that is picked, or typed and ended by Enter; a text that is none stays. */
  onChoose: (day: Day) => void
  /** Called when the calendar is closed by Escape or by the button. */
  onCancel: () => void
  /** Called when the calendar closes for a press elsewhere. */
  onLeave: () => void
  /** What stands below the calendar. */
  caption?: ReactNode
  /** The day in words. */
  children: ReactNode
}

/**
 * A day in words that opens its calendar, with a field above it. The calendar has the focus; digits lead to the field,
 * whose day is chosen by Enter.
 */
export function DateButton({ value, start, maxDate, tooLate, label, children, caption, ...acts }: Props) {
  const { onChange, onChoose, onCancel, onLeave, ...looks } = acts
  const [focused, setFocused] = useState<Day>()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const limits = { max: maxDate }
  const isOpen = focused !== undefined
  const known = dayOf(value)
  const problemOf = (typed: TypedDay) => problemIn(typed, dayKind, limits, { tooLate })
  const close = () => {
    setFocused(undefined)
    button.current?.focus()
  }
  const choose = (day: Day) => {
    close()
    onChoose(day)
  }
  const cancel = () => {
    close()
    onCancel()
  }
  const { text, isTyping, type, commit, stopTyping } = useTypedText(dayKind, value, onChange, () => {
    if (known !== undefined && problemOf(known) === undefined) choose(known)
  })
  const open = () => {
    stopTyping()
    setFocused(valueWithin(known ?? start, limits))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') cancel()
    else if (/^\d$/.test(event.key) && event.target !== field.current) {
      // The key is typed into the field, in place of its text.
      field.current?.select()
      field.current?.focus()
    }
  }
  return (
    <PickerFrame
      input={
        <UnstyledButton
          ref={button}
          className={styles.button ?? ''}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-description={t.fields.openCalendar}
          onPointerEnter={DateCalendar.preload}
          onFocus={DateCalendar.preload}
          onClick={isOpen ? cancel : open}
        >
          {children}
          <IconChevronDown size={18} aria-hidden />
        </UnstyledButton>
      }
      box={{ 'aria-label': t.fields.openCalendar, onKeyDown, onFocus: claimFirstFocus }}
      isOpen={isOpen}
      place={undefined}
      isInFlow={false}
      withinPortal
      onDismiss={() => {
        setFocused(undefined)
        onLeave()
      }}
      onGone={() => undefined}
    >
      <TextInput
        ref={field}
        aria-label={label}
        className={styles.field ?? ''}
        placeholder={dayKind.placeholder}
        inputMode="numeric"
        value={text}
        error={isTyping ? undefined : problemOf(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The key would press the button, which gets the focus.
          event.preventDefault()
          commit(value)
        }}
      />
      {isOpen && (
        <DateCalendar
          {...looks}
          value={known ?? null}
          focused={focused}
          onFocus={setFocused}
          onPick={choose}
          limits={limits}
          isTypedBeside={isTyping}
        />
      )}
      {caption}
    </PickerFrame>
  )
}
