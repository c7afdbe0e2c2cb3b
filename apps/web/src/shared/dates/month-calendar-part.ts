import { heavyPart } from '../heavy/heavy-part.tsx'
import { CalendarRoom } from './calendar-room.tsx'

/** The calendar of both fields for months. */
export const MonthCalendar = heavyPart(
  () => import('../heavy/month-calendar.tsx').then((file) => file.MonthCalendar),
  CalendarRoom,
)
