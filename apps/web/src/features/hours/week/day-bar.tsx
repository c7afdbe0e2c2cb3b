import { Button, TextInput } from '@mantine/core'
import { type Day, formatDay } from '@portal/domain/days'
import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import { passFocusOn } from '../../../entry/pass-focus-on.ts'
import { t } from '../../../messages/messages.ts'
import { LateField, late } from '../../../shared/stand-ins/late-field.tsx'
import { Stepper } from '../../../shared/stand-ins/stepper.tsx'
import styles from './day-bar.module.css'

const calendar = late(() => import('./calendar-field.tsx'))
const CalendarField = lazy(() => calendar.load().then((file) => ({ default: file.CalendarField })))

type Props = {
  date: Day
  today: Day
  onChoose: (day: Day) => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
  /** Whether the date field shows the chosen day; false while it holds another text or none. */
  onClear: (isClear: boolean) => void
}

/** Chooses the day: typed, picked in a calendar, or one by one. */
export function DayBar({ date, today, onChoose, onStep, onClear }: Props) {
  return (
    <div className={styles.bar}>
      <Stepper
        previousLabel={t.hours.previousDay}
        nextLabel={t.hours.nextDay}
        onPrevious={() => onStep(-1)}
        onNext={date < today ? () => onStep(1) : undefined}
      >
        <DayPicker date={date} today={today} onChoose={onChoose} onClear={onClear} />
      </Stepper>
      {date < today && (
        <Button ref={passFocusOn} variant="default" onClick={() => onChoose(today)}>
          {t.hours.today}
        </Button>
      )}
      <time dateTime={date} className={styles.name}>
        {t.days.wholeDay(date)}
      </time>
    </div>
  )
}

/** The day as dd.mm.yyyy. The calendar's code is loaded after the page; until then a read-only field looks the same. */
function DayPicker(props: Pick<Props, 'date' | 'today' | 'onChoose' | 'onClear'>) {
  const looks = {
    'aria-label': t.hours.date,
    className: styles.picker ?? '',
  }
  const icon = <IconCalendar size={18} aria-hidden />
  return (
    <LateField
      start={calendar.start}
      standIn={(handlers) => (
        <TextInput {...looks} {...handlers} rightSection={icon} readOnly value={formatDay(props.date)} />
      )}
    >
      {(hadFocus) => <CalendarField {...props} {...looks} autoFocus={hadFocus} />}
    </LateField>
  )
}
