import type { Day } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import type { PendingLeave } from '../../reference/leave/pending-leave.ts'
import type { HoursOf } from './hours-of.ts'
import { weekDays } from './week/week-days.ts'

/** A person's week around a day, as far as it is known, and the day itself. `pending` is their leave that waits. */
export function useWeek(hours: HoursOf, date: Day, today: Day, pending?: readonly PendingLeave[]) {
  const query = useQuery(hours.weekAround(date))
  const days = weekDays({
    date,
    today,
    records: query.data?.records ?? [],
    holidays: query.data?.holidays ?? [],
    withoutContract: query.data?.days_without_contract ?? [],
    pending,
  })
  return {
    query,
    days,
    areHoursKnown: query.data !== undefined,
    day: query.data && days.find((day) => day.date === date),
  }
}

export type Week = ReturnType<typeof useWeek>
