import { addDays, type Day, isWeekend } from './days.ts'

export type Holiday = { date: Day; title: string }

type Rule = { title: string; dateIn: (year: number) => Day; from?: number; to?: number }

const on = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`

/** The company's calendar: fixed days, and Orthodox Easter with Trinity (docs/product-rules.md#holidays). */
const rules: readonly Rule[] = [
  { title: 'New Year', dateIn: on('01-01') },
  { title: 'Christmas', dateIn: on('01-07'), to: 2023 },
  { title: "Women's Day", dateIn: on('03-08') },
  { title: 'Easter', dateIn: orthodoxEasterOf },
  { title: "Workers' Day", dateIn: on('05-01') },
  { title: 'Victory Day', dateIn: on('05-09'), to: 2023 },
  { title: 'Victory Day', dateIn: on('05-08'), from: 2024 },
  { title: 'Trinity', dateIn: (year) => addDays(orthodoxEasterOf(year), 49) },
  { title: 'Constitution Day', dateIn: on('06-28') },
  { title: 'Statehood Day', dateIn: on('07-28'), from: 2022, to: 2023 },
  { title: 'Statehood Day', dateIn: on('07-15'), from: 2024 },
  { title: 'Independence Day', dateIn: on('08-24') },
  { title: 'Defenders Day', dateIn: on('10-14'), from: 2015, to: 2022 },
  { title: 'Defenders Day', dateIn: on('10-01'), from: 2023 },
  { title: 'Catholic Christmas', dateIn: on('12-25'), from: 2017 },
]

/** Not in 2023, whose list is published. */
const notKeptIn2023 = ['Victory Day', 'Statehood Day', 'Defenders Day']

/**
 * The year's holidays on the days they are observed, earliest first, one per day. A holiday on a weekend moves to the
 * next working day that is not itself a holiday. When two meet, the title names both.
 */
export function holidaysOf(year: number): Holiday[] {
  const actual = rules
    .filter((rule) => isKept(rule, year))
    .map((rule): Holiday => ({ date: rule.dateIn(year), title: rule.title }))
    .toSorted(byDate)
  const taken = new Set(actual.map((holiday) => holiday.date))

  const titles = new Map<Day, string[]>()
  for (const { date, title } of actual) {
    const observed = isWeekend(date) ? nextFreeWorkday(date, taken) : date
    titles.set(observed, [...(titles.get(observed) ?? []), title])
  }
  return [...titles].map(([date, names]) => ({ date, title: names.join(', ') })).toSorted(byDate)
}

const byDate = (a: Holiday, b: Holiday) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)

function isKept({ title, from, to }: Rule, year: number): boolean {
  if (year === 2023 && notKeptIn2023.includes(title)) return false
  return (from === undefined || year >= from) && (to === undefined || year <= to)
}

function nextFreeWorkday(date: Day, taken: ReadonlySet<Day>): Day {
  let day = date
  while (isWeekend(day) || taken.has(day)) day = addDays(day, 1)
  return day
}

/** Meeus' Julian formula. The calendars are 13 days apart from 1900 to 2099. */
function orthodoxEasterOf(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const march = moon + sunday + 114
  const month = String(Math.floor(march / 31)).padStart(2, '0')
  const day = String((march % 31) + 1).padStart(2, '0')
  return addDays(`${year}-${month}-${day}`, 13)
}
