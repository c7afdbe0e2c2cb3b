import { ActionIcon, Button, TextInput } from '@mantine/core'
import { type Day, formatDay } from '@portal/domain/days'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './day-bar.module.css'

const CalendarField = lazy(() =>
  import('./calendar-field.tsx').then((file) => ({ default: file.CalendarField })),
)

type Props = {
  date: Day
  today: Day
  onChoose: (day: Day) => void
  /** Goes that many days on from the day that is chosen by then. */
  onStep: (days: number) => void
}

/** Chooses the day: typed, picked in a calendar, or one by one. */
export function DayBar({ date, today, onChoose, onStep }: Props) {
  return (
    <div className={styles.bar}>
      <ActionIcon variant="default" aria-label={t.hours.previousDay} onClick={() => onStep(-1)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DayPicker date={date} today={today} onChoose={onChoose} />
      <ActionIcon
        variant="default"
        aria-label={t.hours.nextDay}
        disabled={date >= today}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      {date < today && (
        <Button variant="default" onClick={() => onChoose(today)}>
          {t.hours.today}
        </Button>
      )}
      <time dateTime={date} className={styles.name}>
        {t.hours.wholeDay(date)}
      </time>
    </div>
  )
}

/** The day as dd.mm.yyyy. The calendar's code comes after the page; until then the field looks the same and only shows. */
function DayPicker(props: Pick<Props, 'date' | 'today' | 'onChoose'>) {
  const looks = {
    'aria-label': t.hours.date,
    className: styles.picker ?? '',
    rightSection: <IconCalendar size={18} aria-hidden />,
  }
  return (
    <Suspense fallback={<TextInput {...looks} readOnly value={formatDay(props.date)} />}>
      <CalendarField {...props} {...looks} />
    </Suspense>
  )
}
