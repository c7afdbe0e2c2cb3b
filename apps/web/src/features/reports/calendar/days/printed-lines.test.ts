import type { DayMark } from '@portal/domain/hours/day-norm'
import { expect, test } from 'vitest'
import { printedLines } from './printed-lines.ts'

const entry = { record_type: 'regular' } as const
const day = (count: number, mark?: DayMark, holiday?: string) => ({
  holiday,
  mark,
  records: Array.from({ length: count }, () => entry),
})

const linesOf = (weeks: Parameters<typeof printedLines>[0]) => printedLines(weeks).lines

test('a week is as high on paper as its fullest day', () => {
  const light = linesOf([[day(0), day(1)]])
  expect(linesOf([[day(1), day(0), day(0)]])).toBe(light)
  expect(linesOf([[day(1), day(3)]])).toBeGreaterThan(light)
})

test('printed weeks add up, and a mark and a holiday take a line each', () => {
  const one = linesOf([[day(2)]])
  expect(linesOf([[day(2)], [day(2)]])).toBeGreaterThan(one)
  for (const mark of ['missing', 'over', 'worked_on_leave'] as const)
    expect(linesOf([[day(2, mark)]])).toBeCloseTo(one + 1)
  expect(linesOf([[day(2, undefined, 'A holiday')]])).toBeCloseTo(one + 1)
})

test('a printed month of six weeks has descriptions with three records a day, and none with ten', () => {
  const month = (records: number) => Array.from({ length: 6 }, () => [day(records, 'missing')])
  expect(printedLines(month(3)).isDense).toBe(false)
  expect(printedLines(month(10))).toMatchObject({ isDense: true })
  expect(printedLines(month(10)).lines).toBeLessThan(100)
})
