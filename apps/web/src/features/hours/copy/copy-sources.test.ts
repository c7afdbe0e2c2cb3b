import { expect, test } from 'vitest'
import { copiesTo, isOfBefore } from './copy-sources.ts'

// Monday 10 to Sunday 16 March 2025, and days of the two weeks before.
const monday = '2025-03-10'
const tuesday = '2025-03-11'
const wednesday = '2025-03-12'
const lastMonday = '2025-03-03'
const lastFriday = '2025-03-07'
const worked = (date: string) => ({ date, record_type: 'regular' as const })
const leave = (date: string) => ({ date, record_type: 'vacation' as const })

test('an empty day is filled with the last day with hours before it, which may be in an earlier week', () => {
  const ofTuesday = { span: 'day', from: tuesday, to: wednesday }
  expect(copiesTo(wednesday, [worked(lastFriday), worked(tuesday), worked('2025-03-13')], false)).toEqual([
    ofTuesday,
  ])
  expect(copiesTo(monday, [worked(lastFriday), worked(tuesday)], false)).toEqual([
    { span: 'day', from: lastFriday, to: monday },
  ])
})

test('an empty week is filled with the last week with hours, from Monday to Monday', () => {
  const records = [worked('2025-02-26'), leave(lastFriday), leave(wednesday)]
  expect(copiesTo(wednesday, records, false)).toContainEqual({ span: 'week', from: '2025-02-24', to: monday })
})

test('a week that has hours is filled with the last week only where it lacks some, whatever the day has', () => {
  const records = [worked(lastFriday), worked(tuesday), worked(wednesday)]
  expect(copiesTo(wednesday, records, false)).toEqual([])
  expect(copiesTo(wednesday, records, true)).toEqual([{ span: 'week', from: lastMonday, to: monday }])
  expect(copiesTo('2025-03-13', records, true)).toEqual([
    { span: 'day', from: wednesday, to: '2025-03-13' },
    { span: 'week', from: lastMonday, to: monday },
  ])
})

test('a day and a week without hours before them are filled with nothing', () => {
  expect(copiesTo(wednesday, [leave(tuesday), worked('2025-03-14')], true)).toEqual([])
  expect(copiesTo(wednesday, [], true)).toEqual([])
})

test('the day before is yesterday, and the week before is the last one', () => {
  expect(isOfBefore({ span: 'day', from: tuesday, to: wednesday })).toBe(true)
  expect(isOfBefore({ span: 'day', from: lastFriday, to: monday })).toBe(false)
  expect(isOfBefore({ span: 'week', from: lastMonday, to: monday })).toBe(true)
  expect(isOfBefore({ span: 'week', from: '2025-02-24', to: monday })).toBe(false)
})
