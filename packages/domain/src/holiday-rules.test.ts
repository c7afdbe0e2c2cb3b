import { orthodoxEaster } from 'date-easter'
import { describe, expect, it } from 'vitest'
import { addDays, isWeekend } from './days.ts'
import { changesToRule, holidaysOf, isOfFirstRule } from './holiday-rules.ts'

const titleOn = (day: string) => holidaysOf(Number(day.slice(0, 4))).find(({ date }) => date === day)?.title

const years = Array.from({ length: 300 }, (_, index) => 1900 + index)

describe('holidaysOf', () => {
  it('holidaysOf returns for 2023 exactly the published list', () => {
    expect(holidaysOf(2023)).toEqual([
      { date: '2023-01-02', title: 'New Year' },
      { date: '2023-01-09', title: 'Christmas' },
      { date: '2023-03-08', title: "Women's Day" },
      { date: '2023-04-17', title: 'Easter' },
      { date: '2023-05-01', title: "Workers' Day" },
      { date: '2023-06-05', title: 'Trinity' },
      { date: '2023-06-28', title: 'Constitution Day' },
      { date: '2023-08-24', title: 'Independence Day' },
      { date: '2023-12-25', title: 'Catholic Christmas' },
    ])
  })

  it('holidaysOf returns for 2026 every holiday in the order of days', () => {
    expect(holidaysOf(2026)).toEqual([
      { date: '2026-01-01', title: 'New Year' },
      { date: '2026-03-09', title: "Women's Day" },
      { date: '2026-04-13', title: 'Easter' },
      { date: '2026-05-01', title: "Workers' Day" },
      { date: '2026-05-08', title: 'Victory Day' },
      { date: '2026-06-01', title: 'Trinity' },
      { date: '2026-06-29', title: 'Constitution Day' },
      { date: '2026-07-15', title: 'Statehood Day' },
      { date: '2026-08-24', title: 'Independence Day' },
      { date: '2026-10-01', title: 'Defenders Day' },
      { date: '2026-12-25', title: 'Catholic Christmas' },
    ])
  })

  // Observed on the Monday after the Orthodox Easter Sunday.
  it.each([
    ['2000-05-02', 'the Monday is Workers’ Day itself, so Easter is kept on the Tuesday'],
    ['2010-04-05', 'Easter of 4 April'],
    ['2020-04-20', 'Easter of 19 April'],
    ['2022-04-25', 'Easter of 24 April'],
    ['2024-05-06', 'Easter of 5 May, the latest in decades'],
    ['2025-04-21', 'Easter of 20 April'],
    ['2028-04-17', 'Easter of 16 April'],
    ['2035-04-30', 'Easter of 29 April'],
  ])('holidaysOf keeps Easter on %s: %s', (day) => {
    expect(titleOn(day)).toBe('Easter')
  })

  it('two holidays of one weekend are observed on two working days, the earlier one first', () => {
    expect(titleOn('2021-05-03')).toBe("Workers' Day")
    expect(titleOn('2021-05-04')).toBe('Easter')
    expect(titleOn('2027-05-03')).toBe("Workers' Day")
    expect(titleOn('2027-05-04')).toBe('Easter')
    expect(titleOn('2032-05-03')).toBe("Workers' Day")
    expect(titleOn('2032-05-04')).toBe('Easter')
  })

  it('two holidays of one date are observed on one day, which has both names', () => {
    expect(titleOn('2016-05-02')).toBe("Easter, Workers' Day")
    expect(titleOn('2016-05-03')).toBeUndefined()
  })

  it.each([
    ['2023-01-09', 'Christmas'],
    ['2024-01-08', undefined],
    ['2022-05-09', 'Victory Day'],
    ['2024-05-08', 'Victory Day'],
    ['2024-05-09', undefined],
    ['2021-07-28', undefined],
    ['2022-07-28', 'Statehood Day'],
    ['2024-07-15', 'Statehood Day'],
    ['2014-10-14', undefined],
    ['2015-10-14', 'Defenders Day'],
    ['2022-10-14', 'Defenders Day'],
    ['2024-10-01', 'Defenders Day'],
    ['2024-10-14', undefined],
    ['2014-12-25', undefined],
    ['2017-12-25', 'Catholic Christmas'],
    ['2021-12-27', 'Catholic Christmas'],
  ])('the holiday on %s is %s', (day, title) => {
    expect(titleOn(day)).toBe(title)
  })

  it('each holiday of each year is on a weekday of that year, one per day', () => {
    for (const year of years) {
      const days = holidaysOf(year).map(({ date }) => date)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.filter((day) => isWeekend(day) || !day.startsWith(String(year)))).toEqual([])
    }
  })

  it('Easter and Trinity of each year are kept on the Mondays after the Sundays that a library computes', () => {
    // Where the Monday is a holiday itself, or another one of the weekend has moved there, they are kept on the Tuesday.
    const titleFrom = (monday: string) => [0, 1].map((days) => titleOn(addDays(monday, days))).join(', ')
    for (const year of years) {
      const easterMonday = addDays(String(orthodoxEaster(year)), 1)
      expect(titleFrom(easterMonday)).toContain('Easter')
      expect(titleFrom(addDays(easterMonday, 49))).toContain('Trinity')
    }
  })
})

describe('isOfFirstRule', () => {
  const [firstOfMay, easter] = [
    { date: '2027-05-03', title: "Workers' Day" },
    { date: '2027-05-04', title: 'Easter' },
  ]
  const first = holidaysOf(2027).flatMap((holiday) => {
    if (holiday.date === easter.date) return []
    return holiday.date === firstOfMay.date ? [{ ...firstOfMay, title: "Workers' Day, Easter" }] : [holiday]
  })

  it('isOfFirstRule finds a list that was filled when two holidays of one weekend were one day', () => {
    expect(isOfFirstRule(2027, first)).toBe(true)
    expect(changesToRule(2027, first)).toMatchObject({
      added: [easter],
      removed: [],
      renamed: [{ title: firstOfMay.title }],
    })
  })

  it('isOfFirstRule is false for a list that admins changed, for the present one and for years in which the rules agree', () => {
    expect(isOfFirstRule(2027, first.slice(1))).toBe(false)
    expect(isOfFirstRule(2027, [...first, { date: '2027-12-31', title: 'Party' }])).toBe(false)
    expect(isOfFirstRule(2027, holidaysOf(2027))).toBe(false)
    expect(isOfFirstRule(2026, holidaysOf(2026))).toBe(false)
  })
})

describe('changesToRule', () => {
  const rule = holidaysOf(2026)

  it('changesToRule has no changes for the list of the rule', () => {
    expect(changesToRule(2026, rule)).toEqual({ added: [], removed: [], renamed: [] })
  })

  it('changesToRule adds the whole list to an empty year', () => {
    expect(changesToRule(2026, []).added).toEqual(rule)
  })

  it('changesToRule undoes what was added, removed, renamed and moved', () => {
    const [newYear, womensDay, easter, ...rest] = rule
    const renamed = { date: '2026-01-01', title: 'The first of January' }
    const moved = { date: '2026-04-14', title: 'Easter' }
    const added = { date: '2026-12-31', title: 'Party' }
    expect(newYear?.date).toBe(renamed.date)
    expect(changesToRule(2026, [renamed, moved, ...rest, added])).toEqual({
      added: [womensDay, easter],
      removed: [moved, added],
      renamed: [{ holiday: renamed, title: 'New Year' }],
    })
  })
})
