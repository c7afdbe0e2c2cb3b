import { expect, test } from 'vitest'
import { endsBeforeStart, endsTooLate, hasBegunBy, isOngoing, withoutEndIfOngoing } from './periods.ts'

test.each([
  ['an end', { job_ended_on: '2024-05-31' }, '2024-05-31'],
  ['an end of work that is not ongoing', { ongoing: false, job_ended_on: '2024-05-31' }, '2024-05-31'],
  ['an end of ongoing work', { ongoing: true, job_ended_on: '2024-05-31' }, null],
  ['no end', { job_ended_on: null }, null],
  ['nothing of ongoing work', { ongoing: true }, null],
  ['nothing of work that is not ongoing', { ongoing: false }, undefined],
  ['nothing', {}, undefined],
])('the end of work is $2 when %s is sent (%j)', (_, sent, end) => {
  expect(withoutEndIfOngoing<{ ongoing?: boolean; job_ended_on?: string | null }>(sent).job_ended_on).toBe(
    end,
  )
})

test('ongoing work keeps its other fields', () => {
  expect(withoutEndIfOngoing({ company: 'Softworks', ongoing: true })).toMatchObject({ company: 'Softworks' })
})

test.each([
  ['without an end', null, true],
  ['with an end', '2024-05-31', false],
])('work %s (%j): ongoing is %j', (_, end, ongoing) => {
  expect(isOngoing(end)).toBe(ongoing)
})

test.each([
  ['2024-05-31', '2024-05-30', true],
  ['2024-05-31', '2024-05-31', false],
  ['2024-05-31', '2024-06-01', false],
  ['2024-05-31', '2023-12-31', true],
  ['2024-05-31', null, false],
])('a period from %s to %s ends before its start: %s', (start, end, expected) => {
  expect(endsBeforeStart(start, end)).toBe(expected)
})

test.each([
  ['2025-02', true],
  ['2025-03', true],
  ['2025-04', false],
])('the month %s has begun by 12 March 2025: %j', (month, hasBegun) => {
  expect(hasBegunBy('2025-03-12', month)).toBe(hasBegun)
})

test.each([
  ['2026-01', false],
  ['2035-03', false],
  ['2035-04', true],
  ['2062-01', true],
])('on 12 March 2025 the end %s is more than ten years from now: %j', (month, isTooLate) => {
  expect(endsTooLate('2025-03-12', month)).toBe(isTooLate)
})
