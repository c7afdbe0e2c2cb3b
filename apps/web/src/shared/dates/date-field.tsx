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

// The compiler makes `t` itself a dependency in a component of this size, and the bundle would hold every text.
const texts = t.fields

type Own = 'value' | 'defaultValue' | 'onChange' | 'rightSection'

type Props = Omit<TextInputProps, Own> &
  CalendarLooks & {
    value?: TypedDay | undefined
    /** Called with each day, with null for an emptied field, and with the text while it is no day. */
    onChange: (value: TypedDay) => void
    /** Called when the typing has ended, by Enter, by leaving the field or by a pick. */
    onCommit?: (value: TypedDay) => void
    minDate?: TypedDay | undefined
    maxDate?: Day | undefined
    /** False puts the calendar beside the field, where the Tab key and screen readers meet it. */
    withinPortal?: boolean
    /** Instead of 'Not after …'. */
    tooLate?: string
    /** The last year that two typed digits can mean: this year for a birth date. */
    latestYear?: number
    clearable?: boolean
  }

/**
 * A day, typed or picked. What is no date stays in the field as it was typed, with a sentence, and is the field's value, which
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

  // The text of a day that was set from elsewhere meanwhile is not what was typed.
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
          placeholder={texts.datePlaceholder}
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
        aria-label={texts.openCalendar}
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

/** What a schema says of a text that is no day is not for people. */
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
        <CloseButton {...keepFocus} size="sm" tabIndex={-1} aria-label={texts.clear} onClick={onClear} />
      )}
      <ActionIcon
        {...keepFocus}
        tabIndex={-1}
        aria-label={texts.openCalendar}
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
