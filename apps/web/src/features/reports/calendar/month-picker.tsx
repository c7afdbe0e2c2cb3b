import { Button } from '@mantine/core'
import { type Day, type Month, monthOf } from '@portal/domain/days'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import { MonthStepper } from '../../../shared/period/month-stepper.tsx'
import type { MonthQuery } from './calendar-queries.ts'
import styles from './month-picker.module.css'
import type { MonthLimits } from './shown-month.ts'

type Props = {
  month: Month
  limits: MonthLimits
  today: Day
  queryOf: (month: Month) => MonthQuery
  onChange: (month: Month) => void
}

/** Chooses the month. The month that an arrow leads to is fetched when the pointer or the focus reaches it. */
export function MonthPicker({ month, limits, today, queryOf, onChange }: Props) {
  const queryClient = useQueryClient()
  const present = monthOf(today)
  return (
    <div className={styles.picker} data-no-print>
      <MonthStepper
        label={t.reports.month}
        value={month}
        {...limits}
        onChange={onChange}
        onIntent={(next) => void queryClient.prefetchQuery(queryOf(next))}
      />
      {month !== present && (
        <Button ref={passFocusOn} variant="default" onClick={() => onChange(present)}>
          {t.calendar.thisMonth}
        </Button>
      )}
    </div>
  )
}
