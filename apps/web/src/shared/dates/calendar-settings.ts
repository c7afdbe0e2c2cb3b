import type { DateInputProps } from '@mantine/dates'
import { t } from '../../messages/messages.ts'

/** Weeks start on Monday; Saturday and Sunday stand out. */
export const calendarSettings: Pick<DateInputProps, 'firstDayOfWeek' | 'weekendDays'> = {
  firstDayOfWeek: 1,
  weekendDays: [0, 6],
}

export const calendarLabels = {
  previousMonth: t.fields.previousMonth,
  nextMonth: t.fields.nextMonth,
  previousYear: t.fields.previousYear,
  nextYear: t.fields.nextYear,
}
