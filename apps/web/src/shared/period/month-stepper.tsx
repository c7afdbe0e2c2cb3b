import { addMonths, type Month } from '@portal/domain/days'
import { useEffect, useRef } from 'react'
import { t } from '../../messages/messages.ts'
import styles from '../stepper.module.css'
import { Stepper } from '../stepper.tsx'
import { MonthField } from './month-field.tsx'

type Props = {
  label: string
  value: Month
  onChange: (month: Month) => void
  minMonth?: Month | undefined
  maxMonth?: Month | undefined
  /** Called when the pointer or the focus reaches an arrow, with the month that it leads to. */
  onIntent?: ((month: Month) => void) | undefined
}

/** A month as mm.yyyy with arrows around it. */
export function MonthStepper({ label, onIntent, ...props }: Props) {
  const { value, onChange, minMonth, maxMonth } = props
  const isFirst = minMonth !== undefined && value <= minMonth
  const isLast = maxMonth !== undefined && value >= maxMonth
  // The months asked for that are not shown yet: a second quick step goes on from the first one's month.
  const asked = useRef<Month[]>([])
  useEffect(() => {
    const { current } = asked
    const shown = current.indexOf(value)
    asked.current = shown < 0 ? [] : current.slice(shown + 1)
  }, [value])
  const step = (months: -1 | 1) => () => {
    const month = addMonths(asked.current.at(-1) ?? value, months)
    if ((minMonth !== undefined && month < minMonth) || (maxMonth !== undefined && month > maxMonth)) return
    asked.current.push(month)
    onChange(month)
  }
  const looks = { 'aria-label': label, className: styles.field ?? '' }
  return (
    <div className={styles.month} data-stepper>
      <Stepper
        previousLabel={t.fields.previousMonth}
        nextLabel={t.fields.nextMonth}
        onPrevious={isFirst ? undefined : step(-1)}
        onNext={isLast ? undefined : step(1)}
        onIntent={onIntent && ((months) => onIntent(addMonths(value, months)))}
      >
        <MonthField {...props} {...looks} />
      </Stepper>
    </div>
  )
}
