import type { Holiday } from '@portal/contract/holidays'
import type { TimeRecord } from '@portal/contract/hours'
import type { Day } from '@portal/domain/days'
import { useQueries } from '@tanstack/react-query'
import type { HoursOf } from '../hours-of.ts'
import { type WeekDay, weekDays } from './week-days.ts'

export type WeekAnswer = { records: readonly TimeRecord[]; holidays: readonly Holiday[] }

type Question = { date: Day; today: Day; week: WeekAnswer | undefined; hours: HoursOf }

/**
 * The week around a day. Before a day without any hours is said to lack them, its contracts are asked for: somebody
 * who was hired on Wednesday owes nothing for Monday.
 */
export function useWeekDays({ date, today, week, hours: { userId, contractsOn } }: Question): WeekDay[] {
  const facts = { date, today, records: week?.records ?? [], holidays: week?.holidays ?? [] }
  const empty = week ? weekDays(facts).filter((day) => day.missing > 0 && day.hours === 0) : []
  const contracts = useQueries({ queries: empty.map((day) => contractsOn(day.date, userId)) })
  const withoutContract = empty.filter((_, index) => !contracts[index]?.data?.length).map((day) => day.date)
  return weekDays({ ...facts, withoutContract: new Set(withoutContract) })
}
