import { addDays, type Day, dayIn, formatDay, timeIn } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'

/** The day and the time of a change in the company's time zone; the days next to `today` in words. */
export function lastChangeText(updatedAt: string, timeZone: string, today: Day): string {
  const moment = new Date(updatedAt)
  const day = dayIn(timeZone, moment)
  const time = timeIn(timeZone, moment)
  if (day === today) return t.cvList.today(time)
  if (day === addDays(today, -1)) return t.cvList.yesterday(time)
  return t.cvList.earlier(formatDay(day), time)
}
