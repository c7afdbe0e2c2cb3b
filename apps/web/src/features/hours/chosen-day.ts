import { addDays, type Day } from '@portal/domain/days'

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
