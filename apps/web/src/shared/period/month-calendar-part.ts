import { CalendarRoom } from '../dates/calendar-room.tsx'
import { lazyPart } from '../states/lazy-part.tsx'

/** The calendar of both fields for months. */
export const MonthCalendar = lazyPart(
  () => import('./month-calendar.tsx').then((file) => file.MonthCalendar),
  CalendarRoom,
)
