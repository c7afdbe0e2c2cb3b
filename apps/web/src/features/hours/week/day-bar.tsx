import { ActionIcon, Button } from '@mantine/core'
import type { Day } from '@portal/domain/days'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import styles from './day-bar.module.css'
import { DayPicker } from './day-picker.tsx'

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
