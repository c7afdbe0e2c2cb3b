import { lazyPart } from '../states/lazy-part.tsx'
import { CalendarRoom } from './calendar-room.tsx'

/** The calendar of the fields for days, whose code comes after the page was drawn. */
export const DateCalendar = lazyPart(
  () => import('./date-calendar.tsx').then((file) => file.DateCalendar),
  CalendarRoom,
)
