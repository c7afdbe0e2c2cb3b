import { TextInput } from '@mantine/core'
import { type Day, formatDay } from '@portal/domain/days'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './day-picker.module.css'

const CalendarField = lazy(() =>
  import('./calendar-field.tsx').then((file) => ({ default: file.CalendarField })),
)

type Props = { date: Day; today: Day; onChoose: (day: Day) => void }

/** The day as dd.mm.yyyy. The calendar's code comes after the page; until then the field looks the same and only shows. */
export function DayPicker(props: Props) {
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
