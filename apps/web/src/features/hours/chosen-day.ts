import { addDays, type Day } from '@portal/domain/days'
import { useEffect, useEffectEvent, useState } from 'react'

export type DaySearch = { date?: Day | undefined }

/** The day of an address; today if it has none or a later one. */
export const chosenDay = ({ date }: DaySearch, today: Day): Day =>
  date === undefined || date > today ? today : date

/** The address of a day. Today needs no date, so that a bookmark of the page always means today. */
export const searchForDay = <Search extends DaySearch>(search: Search, day: Day, today: Day): Search => ({
  ...search,
  date: day < today ? day : undefined,
})

/** The address of the day `days` later, at most today. */
export const searchAfter = <Search extends DaySearch>(search: Search, days: number, today: Day): Search =>
  searchForDay(search, addDays(chosenDay(search, today), days), today)

/**
 * The day that a page of hours shows. A page of today that is open at midnight stays on its day, because a record may be
 * being typed: `stayOn` writes the day to the address. `isYesterday` is true from then on, until another day is chosen.
 * `refused` is a day of the address that is in the future.
 */
export function useShownDay(search: DaySearch, today: Day, stayOn: (day: Day) => void) {
  const [openedOn, setOpenedOn] = useState(today)
  const [stayedOn, setStayedOn] = useState<Day>()
  const isOvernight = search.date === undefined && openedOn < today
  if (search.date !== undefined && openedOn !== today) setOpenedOn(today)
  const date = isOvernight ? openedOn : chosenDay(search, today)
  const stay = useEffectEvent(() => {
    setStayedOn(openedOn)
    stayOn(openedOn)
  })
  useEffect(() => {
    if (isOvernight) stay()
  }, [isOvernight])
  const refused = search.date !== undefined && search.date > today ? search.date : undefined
  return { date, isYesterday: stayedOn === date && date < today, refused }
}
