import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { type Day, monthOf } from '@portal/domain/days'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { dayByKey } from './calendar-keys.ts'
import styles from './date-field.module.css'
import type { PickerState } from './picker-field.tsx'
import { type ValueLimits, valueWithin } from './typed-value.ts'

const labels = {
  previousMonth: t.fields.previousMonth,
  nextMonth: t.fields.nextMonth,
  previousYear: t.fields.previousYear,
  nextYear: t.fields.nextYear,
}

/** Properties that a field can add to its calendar. */
export type CalendarLooks = {
  /** The name of a day that is marked, such as a holiday. */
  nameOf?: ((day: Day) => string | undefined) | undefined
  /** False for days that cannot be picked; they can be typed, and the form's schema refuses them. */
  mayPick?: ((day: Day) => boolean) | undefined
  /** Called with a day of the month that is shown. */
  onShow?: ((day: Day) => void) | undefined
}

type Props = CalendarLooks &
  PickerState & {
    limits: ValueLimits
    /** Whether a day is being typed beside the calendar, whose code may come later than the first keys. */
    isTypedBeside?: boolean
  }

/**
 * A calendar of one month at a time. Arrow keys, PageUp and PageDown, Home and End go from day to day; Enter picks one.
 */
export function DateCalendar({ value, focused, onFocus, limits, onPick, isTypedBeside, ...looks }: Props) {
  const { onShow, nameOf, mayPick } = looks
  // Paging leaves the focus on its button; a key on a day shows the month of the day again.
  const [paged, setPaged] = useState<{ to: Day; from: Day }>()
  const shown = paged?.from === focused ? paged.to : focused
  const box = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent((to: Day) => {
    const isElsewhere = box.current?.contains(document.activeElement) === false
    if (isTypedBeside && isElsewhere) return
    const day = box.current?.querySelector(`[data-day="${to}"]`)
    if (day instanceof HTMLElement) day.focus()
  })
  // The focus moves before the browser paints: a key pressed while the focus is elsewhere would be lost.
  useLayoutEffect(() => takeFocus(focused), [focused])
  const tell = useEffectEvent((day: Day) => onShow?.(day))
  useEffect(() => tell(shown), [shown])

  const onKeyDown = (event: KeyboardEvent) => {
    const on = event.target instanceof Element ? event.target.getAttribute('data-day') : null
    const next = on === null || event.ctrlKey || event.metaKey ? undefined : dayByKey(event.key, on)
    if (next === undefined) return
    event.preventDefault()
    // The calendar's own arrow keys stop at the end of the month.
    event.stopPropagation()
    onFocus(valueWithin(next, limits))
  }
  const isRefused = (day: Day) => mayPick?.(day) === false
  return (
    <div ref={box} onKeyDownCapture={onKeyDown}>
      <DatePicker
        firstDayOfWeek={1}
        weekendDays={[0, 6]}
        classNames={{
          calendarHeader: styles.header ?? '',
          day: styles.day ?? '',
          monthsListControl: styles.period ?? '',
          yearsListControl: styles.period ?? '',
        }}
        ariaLabels={labels}
        weekdayFormat={t.days.weekdayInTwoLetters}
        monthLabelFormat={(day) => t.days.wholeMonth(monthOf(day))}
        monthsListFormat={(day) => t.days.shortMonth(monthOf(day))}
        // The dialog gives its first focus to a day, not to the first button.
        getDayProps={(day) => ({
          ...marksOf(nameOf?.(day), isRefused(day)),
          'data-day': day,
          'data-autofocus': day === focused || undefined,
        })}
        getDayAriaLabel={(day) => t.days.namedDay(day, nameOf?.(day))}
        __stopPropagation
        value={value}
        date={shown}
        onDateChange={(to) => setPaged({ to, from: focused })}
        onChange={(day) => day !== null && !isRefused(day) && onPick(day)}
        allowDeselect={false}
        {...(limits.min === undefined ? {} : { minDate: limits.min })}
        {...(limits.max === undefined ? {} : { maxDate: limits.max })}
      />
    </div>
  )
}

/**
 * The attributes of a day that is marked or refused. It is not `disabled`, because the arrow keys go over these days,
 * too.
 */
const marksOf = (name: string | undefined, isRefused: boolean) => ({
  ...(name !== undefined && { title: name }),
  ...(isRefused && { 'aria-disabled': true }),
  className: [name !== undefined && styles.holiday, isRefused && styles.refused].filter(Boolean).join(' '),
})
