import { addDays, type Day, isWeekend } from './days.ts'
import type { Holiday } from './holidays.ts'

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

/** The holidays that the rule leaves out in 2023, whose list is published. */
const notKeptIn2023 = ['Victory Day', 'Statehood Day', 'Defenders Day']

/**
 * The version of the rule. It rises with each change that concerns years which are filled already. Version 1 observed
 * two holidays of one weekend on one day; version 2 observes them on two.
 */
export const holidayRuleVersion = 2

/**
 * The year's holidays on the days they are observed, earliest first, one per day. A holiday on a weekend moves to the
 * next working day that is neither a holiday nor the day of another one that has moved; earlier holidays move first.
 * When two are on one date, the title names both.
 */
export const holidaysOf = (year: number): Holiday[] => observed(year, 'apart')

/**
 * The year's holidays by the first version of the rule. Years that it filled and nobody has changed since have this
 * list.
 */
const firstHolidaysOf = (year: number): Holiday[] => observed(year, 'together')

function observed(year: number, movedOnes: 'apart' | 'together'): Holiday[] {
  const namesOn = new Map<Day, string[]>()
  for (const { date, title } of keptIn(year)) namesOn.set(date, [...(namesOn.get(date) ?? []), title])

  const taken = new Set(namesOn.keys())
  const titles = new Map<Day, string[]>()
  for (const [date, names] of namesOn) {
    const day = isWeekend(date) ? nextFreeWorkday(date, taken) : date
    if (movedOnes === 'apart') taken.add(day)
    titles.set(day, [...(titles.get(day) ?? []), ...names])
  }
  return [...titles].map(([date, names]) => ({ date, title: names.join(', ') })).toSorted(byDate)
}

/** The year's holidays on their own dates, earliest first. */
const keptIn = (year: number): Holiday[] =>
  rules
    .filter((rule) => isKept(rule, year))
    .map((rule): Holiday => ({ date: rule.dateIn(year), title: rule.title }))
    .toSorted(byDate)

export type RuleChanges<H extends Holiday> = {
  added: Holiday[]
  removed: H[]
  /** Holidays that stay on their day; `title` is the rule's. */
  renamed: { holiday: H; title: string }[]
}

/** True for the year's list of the rule's first version where the present rule has another one. */
export function isOfFirstRule(year: number, present: readonly Holiday[]): boolean {
  const first = firstHolidaysOf(year)
  return isSameList(present, first) && !isSameList(first, holidaysOf(year))
}

const isSameList = (a: readonly Holiday[], b: readonly Holiday[]): boolean =>
  a.length === b.length &&
  a.every(({ date, title }, index) => date === b[index]?.date && title === b[index]?.title)

/**
 * The changes that make the year's list the rule's again. A holiday that was moved is removed from its day and added to
 * the rule's.
 */
export function changesToRule<H extends Holiday>(year: number, present: readonly H[]): RuleChanges<H> {
  const rule = holidaysOf(year)
  const titleOn = new Map(rule.map(({ date, title }) => [date, title]))
  const taken = new Set(present.map(({ date }) => date))
  return {
    added: rule.filter(({ date }) => !taken.has(date)),
    removed: present.filter(({ date }) => !titleOn.has(date)),
    renamed: present.flatMap((holiday) => {
      const title = titleOn.get(holiday.date)
      return title === undefined || title === holiday.title ? [] : [{ holiday, title }]
    }),
  }
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

/**
 * Computes Orthodox Easter by Meeus' Julian formula. The Julian calendar is 13 days behind from March 1900, and 14 days
 * from March 2100.
 */
function orthodoxEasterOf(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const march = moon + sunday + 114
  const month = String(Math.floor(march / 31)).padStart(2, '0')
  const day = String((march % 31) + 1).padStart(2, '0')
  return addDays(`${year}-${month}-${day}`, year < 2100 ? 13 : 14)
}
