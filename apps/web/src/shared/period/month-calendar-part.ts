import { CalendarRoom } from '../dates/calendar-room.tsx'
import { heavyPart } from '../heavy/heavy-part.tsx'

/** The calendar of both fields for months. */
export const MonthCalendar = heavyPart(
  () => import('../heavy/month-calendar.tsx').then((file) => file.MonthCalendar),
  CalendarRoom,
)
