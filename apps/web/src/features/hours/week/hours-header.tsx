import { Button } from '@mantine/core'
import type { Day } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { CalendarField } from './calendar-field.tsx'
import { HolidayCaption } from './holiday-caption.tsx'
import styles from './hours-header.module.css'
import type { WeekDay } from './week-days.ts'

type Props = {
  title: string
  date: Day
  today: Day
  /** The hours of the day; undefined until they are known, and while no person is chosen. */
  day: WeekDay | undefined
  onChoose: (day: Day) => void
  /** Called after a day was chosen by pointing at it or by typing it. */
  onArrive: () => void
  /** Whether the date field shows the chosen day; false while it holds another text or none. */
  onClear: (isClear: boolean) => void
}

/** The title of the page with its day, which is chosen there: typed, picked in a calendar, or today. */
export function HoursHeader({ title, date, today, day, onArrive, onClear, ...acts }: Props) {
  const isPhone = useIsPhone()
  const onChoose = (chosen: Day) => {
    acts.onChoose(chosen)
    onArrive()
  }
  const chooser = (
    <div className={styles.day}>
      <h2 className={styles.head}>
        <CalendarField
          date={date}
          today={today}
          onChoose={onChoose}
          onLeave={acts.onChoose}
          onClear={onClear}
          caption={isPhone && <HolidayCaption date={date} />}
        >
          <time dateTime={date}>
            {isPhone ? t.hours.shortDayHead(date, today) : t.hours.dayHead(date, today)}
          </time>
        </CalendarField>
        {day && !isPhone && <span className={styles.hours}>{hoursOf(day)}</span>}
      </h2>
      {date < today && (
        <Button
          ref={passFocusOn}
          variant="default"
          className={styles.today ?? ''}
          onClick={() => onChoose(today)}
        >
          {t.hours.today}
        </Button>
      )}
    </div>
  )
  return (
    <PageHeader title={title} {...(!isPhone && { beside: chooser })}>
      {isPhone && chooser}
    </PageHeader>
  )
}

const hoursOf = ({ hours, norm }: WeekDay) =>
  t.hours.dayHours(formatHours(hours), norm > 0 ? formatHours(norm) : undefined)
