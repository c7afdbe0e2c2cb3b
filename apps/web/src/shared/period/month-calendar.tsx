import '@mantine/dates/styles.layer.css'
import { MonthPicker } from '@mantine/dates'
import { firstDayOf, lastDayOf, type Month, monthOf } from '@portal/domain/days'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { monthByKey } from '../dates/calendar-keys.ts'
import styles from '../dates/date-field.module.css'
import type { PickerState } from '../dates/picker-field.tsx'
import { type ValueLimits, valueWithin } from '../dates/typed-value.ts'

const labels = { previousYear: t.fields.previousYear, nextYear: t.fields.nextYear }

type Props = PickerState & { limits: ValueLimits }

/**
 * A calendar of the months of a year. Arrow keys, PageUp and PageDown, Home and End go from month to month; Enter picks
 * one.
 */
export function MonthCalendar({ value, focused, onFocus, onPick, limits }: Props) {
  // Paging leaves the focus on its button; a key on a month shows the year of the month again.
  const [paged, setPaged] = useState<{ to: Month; from: Month }>()
  const shown = paged?.from === focused ? paged.to : focused
  const box = useRef<HTMLDivElement>(null)
  // The focus moves before the browser paints: a key pressed while the focus is elsewhere would be lost.
  useLayoutEffect(() => {
    const month = box.current?.querySelector(`[data-month="${focused}"]`)
    if (month instanceof HTMLElement) month.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const on = event.target instanceof Element ? event.target.getAttribute('data-month') : null
    const next = on === null || event.ctrlKey || event.metaKey ? undefined : monthByKey(event.key, on)
    if (next === undefined) return
    event.preventDefault()
    // The list's own arrow keys stop at the end of the year.
    event.stopPropagation()
    onFocus(valueWithin(next, limits))
  }
  return (
    <div ref={box} onKeyDownCapture={onKeyDown}>
      <MonthPicker
        classNames={{
          calendarHeader: styles.header ?? '',
          monthsListControl: styles.period ?? '',
          yearsListControl: styles.period ?? '',
        }}
        ariaLabels={labels}
        monthsListFormat={(day) => t.days.shortMonth(monthOf(day))}
        // The dialog gives its first focus to a month, not to the first button.
        getMonthControlProps={(day) => ({
          'aria-label': t.days.wholeMonth(monthOf(day)),
          'data-month': monthOf(day),
          'data-autofocus': monthOf(day) === focused || undefined,
        })}
        __stopPropagation
        value={value === null ? null : firstDayOf(value)}
        date={firstDayOf(shown)}
        onDateChange={(to) => setPaged({ to: monthOf(to), from: focused })}
        onChange={(day) => day !== null && onPick(monthOf(day))}
        allowDeselect={false}
        {...(limits.min === undefined ? {} : { minDate: firstDayOf(limits.min) })}
        {...(limits.max === undefined ? {} : { maxDate: lastDayOf(limits.max) })}
      />
    </div>
  )
}
