import '../../theme/mantine-fields.css'
import '@mantine/dates/styles.layer.css'
import { ActionIcon, CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { type Day, formatDay, parseTypedDay } from '@portal/domain/days'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { keepFocus } from '../../entry/keep-focus.ts'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { type DayLimits, dayByKey, dayWithin } from './calendar-keys.ts'
import { calendarPlace } from './calendar-place.ts'
import { type CalendarLooks, DateCalendar } from './date-calendar.tsx'
import styles from './date-field.module.css'
import { dayOf, problemOf, type TypedDay, textOf } from './typed-day.ts'

type Own = 'value' | 'defaultValue' | 'onChange' | 'rightSection'

type Props = Omit<TextInputProps, Own> &
  CalendarLooks & {
    value?: TypedDay | undefined
    /** Called with each day, with null for an empty field, and with the text while it is not a day. */
    onChange: (value: TypedDay) => void
    /** Called when typing ends by Enter or by leaving the field, and for a picked day. */
    onCommit?: (value: TypedDay) => void
    minDate?: TypedDay | undefined
    maxDate?: Day | undefined
    /** False puts the calendar next to the field in the document, so that Tab and screen readers reach it there. */
    withinPortal?: boolean
    /** The sentence for a day after the limit; 'Not after …' by default. */
    tooLate?: string
    /** The last year that two typed digits can mean: this year for a birth date. */
    latestYear?: number
    clearable?: boolean
  }

/**
 * A day, typed or picked. A text that is not a date stays in the field, with a sentence, and is the field's value, which
 * the form's schema refuses. The calendar opens by its icon or by ArrowDown.
 */
export function DateField({
  value: given,
  onChange,
  onCommit,
  tooLate,
  latestYear,
  clearable,
  ...props
}: Props) {
  const {
    minDate,
    maxDate,
    onBlur,
    error,
    getDayProps,
    getDayAriaLabel,
    onShow,
    withinPortal = true,
    ...rest
  } = props
  const value = given ?? null
  const limits: DayLimits = { minDate: dayOf(minDate), maxDate }
  const [typed, setTyped] = useState<{ text: string; value: TypedDay }>()
  const [calendar, setCalendar] = useState<{ place: ReturnType<typeof calendarPlace>; day: Day }>()
  const isOpen = calendar !== undefined
  const today = useToday()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLElement>(null)

  // A typed text is outdated once the value was set from elsewhere.
  const isTyping = typed !== undefined && typed.value === value
  const change = (next: TypedDay) => {
    onChange(next)
    return next
  }
  const type = (text: string) => {
    const day = parseTypedDay(text, latestYear)
    const shown = day !== undefined && /^\d{8}$/.test(text) ? formatDay(day) : text
    setTyped({ text: shown, value: change(text.trim() === '' ? null : (day ?? text)) })
  }
  const commit = (next: TypedDay) => {
    setTyped(undefined)
    onCommit?.(next)
  }
  const open = (from: HTMLElement) => {
    opener.current = from
    setTyped(undefined)
    const day = dayWithin(dayOf(value) ?? today, limits)
    if (field.current) setCalendar({ place: calendarPlace(field.current), day })
  }
  const close = () => {
    setCalendar(undefined)
    opener.current?.focus()
  }
  const pick = (day: Day) => {
    commit(change(day))
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (calendar) {
      // Keys that come before the focus has moved into the calendar are for the calendar.
      const day = dayByKey(event.key, calendar.day)
      if (day !== undefined) setCalendar({ ...calendar, day: dayWithin(day, limits) })
      else if (event.key === 'Enter') pick(calendar.day)
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      open(event.currentTarget)
    } else if (event.key === 'Enter') commit(value)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (isOpen || event.currentTarget.parentElement?.contains(event.relatedTarget)) return
    commit(value)
    onBlur?.(event)
  }
  const problem = isTyping ? undefined : problemOf(value, limits, { tooLate })
  const canClear = clearable && value !== null && !rest.disabled
  return (
    <Popover
      opened={isOpen}
      onDismiss={() => setCalendar(undefined)}
      position="bottom-start"
      trapFocus
      closeOnEscape={false}
      withRoles={false}
      withinPortal={withinPortal}
      classNames={{ dropdown: styles.calendar ?? '' }}
      {...(calendar && { middlewares: calendar.place })}
    >
      <Popover.Target>
        <TextInput
          placeholder={t.fields.datePlaceholder}
          inputMode="numeric"
          autoComplete="off"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          aria-keyshortcuts="ArrowDown"
          data-mantine-stop-propagation={isOpen || undefined}
          {...rest}
          ref={field}
          error={sentenceFor(value, error, problem)}
          value={isTyping ? typed.text : textOf(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
          rightSectionWidth={canClear ? '4.25rem' : undefined}
          rightSection={
            <FieldButtons
              isDisabled={rest.disabled === true}
              isOpen={isOpen}
              onClear={canClear ? () => commit(change(null)) : undefined}
              onToggle={(button) => (isOpen ? close() : open(button))}
            />
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={t.fields.openCalendar}
        data-mantine-stop-propagation
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        {calendar && (
          <DateCalendar
            value={dayOf(value) ?? null}
            focused={calendar.day}
            onFocus={(day) => setCalendar({ ...calendar, day })}
            {...limits}
            onPick={pick}
            {...{ getDayProps, getDayAriaLabel, onShow }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** The field's own sentence for a text that is not a day; that of the schema is not for people. */
const sentenceFor = (value: TypedDay, error: ReactNode, problem: string | undefined) =>
  value !== null && dayOf(value) === undefined ? (problem ?? error) : error || problem

type ButtonsProps = {
  isDisabled: boolean
  isOpen: boolean
  onClear: (() => void) | undefined
  onToggle: (button: HTMLElement) => void
}

function FieldButtons({ isDisabled, isOpen, onClear, onToggle }: ButtonsProps) {
  return (
    <span className={styles.buttons}>
      {onClear && (
        <CloseButton {...keepFocus} size="sm" tabIndex={-1} aria-label={t.fields.clear} onClick={onClear} />
      )}
      <ActionIcon
        {...keepFocus}
        tabIndex={-1}
        aria-label={t.fields.openCalendar}
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
