import { type Day, daysBetween, yearOf, yearRange } from '@portal/domain/days'
import type { OwnLeave } from '@portal/domain/leave/check-new-leave'
import { isStanding, maxLeaveDays } from '@portal/domain/leave/leave'
import type { Holidays } from '@portal/domain/leave/leave-days'
import { type LastLeaveDay, lastLeaveDayOf } from '@portal/domain/leave/leaving'
import type { DbOrTx } from '../../../db/client.ts'
import { listHolidaysOfYears } from '../../../db/reads/holidays.ts'
import type { CheckContext } from '../../../imports/import-kind.ts'
import { type ImportedPerson, readPeople } from '../../../imports/people.store.ts'
import { listContractEndsOf, listRequestsTouching } from './import-leave.store.ts'

type Period = { start_date: Day; end_date: Day }
type Wanted = Period & { person: number }
/** A standing request, of the portal or of an earlier row. */
export type Other = OwnLeave & { half_day_slot: number | null }

/** What decides on the rows of a file. */
export type LeaveOfFile = {
  people: ReadonlyMap<number, ImportedPerson>
  lastDayOf(person: number): LastLeaveDay | null
  /** The holidays of the first two years of a period: it has no more days. */
  holidaysOf(period: Period): Holidays
  /** The person's standing requests that touch the years of the period. */
  othersOf(person: number, period: Period): Other[]
  add(person: number, other: Other): void
  /** Takes one request of the portal that is like this, if there is one left. */
  take(request: Omit<Kept, 'half_day_slot' | 'vacation_type'>): boolean
}

type Kept = Awaited<ReturnType<typeof listRequestsTouching>>[number]

const yearsAround = { back: 30, ahead: 1 }

/** The years of which leave is imported: a wrong digit would fill centuries of holidays. */
export const importedYears = (today: Day) => ({
  from: yearOf(today) - yearsAround.back,
  to: yearOf(today) + yearsAround.ahead,
})

/** The day that is outside of the years of imports; undefined where none is, or the period is no leave for another reason. */
export function dayOutside(period: Period, today: Day): keyof Period | undefined {
  const { from, to } = importedYears(today)
  const isOutside = (day: Day) => yearOf(day) < from || yearOf(day) > to
  if (isOutside(period.start_date)) return 'start_date'
  return hasLength(period) && isOutside(period.end_date) ? 'end_date' : undefined
}

function hasLength({ start_date, end_date }: Period): boolean {
  const days = daysBetween(start_date, end_date)
  return days >= 0 && days < maxLeaveDays
}

/**
 * Reads the facts of all rows at once. With locked people they stay true until the commit, and only then holidays of new years
 * are kept.
 */
export async function readLeaveOfFile(
  db: DbOrTx,
  wanted: readonly Wanted[],
  { today, lock }: Pick<CheckContext, 'today' | 'lock'>,
): Promise<LeaveOfFile> {
  const userIds = [...new Set(wanted.map(({ person }) => person))]
  const years = wanted.flatMap(({ start_date, end_date }) => [yearOf(start_date), yearOf(end_date)])
  const [first, last] = [years.reduce(lower, Infinity), years.reduce(higher, -Infinity)]
  const isEmpty = years.length === 0
  const range = isEmpty ? undefined : { from: yearRange(first).from, to: yearRange(last).to }
  const kept = range === undefined ? [] : await listRequestsTouching(db, { userIds, ...range })
  const possible = wanted.filter((each) => hasLength(each) && dayOutside(each, today) === undefined)
  const possibleYears = [...new Set(possible.flatMap(yearsOf))]
  const holidays = await listHolidaysOfYears(db, possibleYears, { fill: lock })
  const holidaysIn = Map.groupBy(holidays, ({ date }) => yearOf(date))
  const people = await readPeople(db, userIds)
  const endsOf = Map.groupBy(await listContractEndsOf(db, userIds), ({ user_id }) => user_id)
  const othersIn = new Map<string, Other[]>()
  const add = (person: number, other: Other) => {
    for (const year of yearsOf(other)) {
      const key = `${person} ${year}`
      const others = othersIn.get(key)
      if (others === undefined) othersIn.set(key, [other])
      else others.push(other)
    }
  }
  for (const each of kept) if (isStanding(each.status)) add(each.user_id, each)
  const leftOf = Map.groupBy(kept, keyOf)
  return {
    people,
    lastDayOf: (person) =>
      lastLeaveDayOf({
        job_ended_on: people.get(person)?.employments.at(-1)?.to ?? null,
        contracts: endsOf.get(person) ?? [],
      }),
    holidaysOf: (period) => yearsOf(period).flatMap((year) => holidaysIn.get(year) ?? []),
    othersOf: (person, period) => [
      ...new Set(yearsOf(period).flatMap((year) => othersIn.get(`${person} ${year}`) ?? [])),
    ],
    add,
    take: (request) => leftOf.get(keyOf(request))?.pop() !== undefined,
  }
}

const keyOf = ({
  user_id,
  type,
  status,
  start_date,
  end_date,
}: Omit<Kept, 'half_day_slot' | 'vacation_type'>) => `${user_id} ${type} ${status} ${start_date} ${end_date}`

function yearsOf({ start_date, end_date }: Period): number[] {
  const [first, last] = [yearOf(start_date), yearOf(end_date)]
  return last > first ? [first, first + 1] : [first]
}

const lower = (a: number, b: number) => Math.min(a, b)
const higher = (a: number, b: number) => Math.max(a, b)
