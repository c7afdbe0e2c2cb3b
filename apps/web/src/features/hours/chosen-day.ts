import { addDays, type Day, isDay } from '@portal/domain/days'
import { useLocation } from '@tanstack/react-router'
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
 * being typed: `replaceDay` writes the day to the address. `isYesterday` is true from then on, until another day is chosen.
 * A date of the address that is in the future or no day is replaced by today; `refused` is the future day, until another
 * day is chosen.
 */
export function useShownDay(search: DaySearch, today: Day, replaceDay: (day: Day | undefined) => void) {
  const [openedOn, setOpenedOn] = useState(today)
  const [stayedOn, setStayedOn] = useState<Day>()
  const [refused, setRefused] = useState<Day>()
  const isOvernight = search.date === undefined && openedOn < today
  if (search.date !== undefined && openedOn !== today) setOpenedOn(today)
  const date = isOvernight ? openedOn : chosenDay(search, today)
  // The search that is checked already lacks such a text. It is older than the address while a step is on its way.
  const isUnreadable = useLocation({
    select: ({ search: { date: text } }: { search: { date?: unknown } }) =>
      text !== undefined && !isDay(String(text)),
  })
  const isInFuture = search.date !== undefined && search.date > today
  const stay = useEffectEvent(() => {
    setStayedOn(openedOn)
    replaceDay(openedOn)
  })
  const goToToday = useEffectEvent(() => {
    if (isInFuture) setRefused(search.date)
    replaceDay(undefined)
  })
  useEffect(() => {
    if (isOvernight) stay()
  }, [isOvernight])
  useEffect(() => {
    if (isInFuture || isUnreadable) goToToday()
  }, [isInFuture, isUnreadable])
  if (refused !== undefined && date !== today) setRefused(undefined)
  return {
    date,
    isYesterday: stayedOn === date && date < today,
    refused: isInFuture ? search.date : refused,
  }
}
