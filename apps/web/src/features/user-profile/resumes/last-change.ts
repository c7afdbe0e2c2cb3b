import { addDays, type Day, dayIn, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'

/** The day and the time of a change in the company's time zone; the days next to `today` in words. */
export function lastChangeText(updatedAt: string, timeZone: string, today: Day): string {
  const moment = new Date(updatedAt)
  const day = dayIn(timeZone, moment)
  const time = moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  if (day === today) return t.cvList.today(time)
  if (day === addDays(today, -1)) return t.cvList.yesterday(time)
  return t.cvList.earlier(formatDay(day), time)
}
