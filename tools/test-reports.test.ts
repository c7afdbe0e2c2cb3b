import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './processes.ts'
import { count, outcomeOfJourneys, outcomeOfVitest, sumOf } from './test-reports.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-report-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function report(passed: number, failed: number): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ passed, failed }))
  return file
}
const read = (content: { passed: number; failed: number }) => content

test('cases are counted from the report', () => {
  expect(count(0, report(12, 0), read)).toMatchObject({ passed: 12, failed: 0 })
  expect(count(1, report(10, 2), read)).toMatchObject({ passed: 10, failed: 2 })
})

test('a run that fails outside its cases is a failure', () => {
  expect(count(1, report(12, 0), read)).toMatchObject({ passed: 12, failed: 1 })
  expect(count(1, join(folder, 'never-written.json'), read)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run without any case is a failure', () => {
  expect(count(0, report(0, 0), read)).toMatchObject({ passed: 0, failed: 1 })
})

test('a case of Vitest that fails is named with the first line of its reason', () => {
  const file = (name: string, status: string, failureMessages: string[] = []) => ({
    name: join(root, name),
    assertionResults: [{ full_name: 'hours are kept', status, failureMessages }],
  })
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 }
  const testResults = [
    file('a.test.ts', 'passed'),
    file('b.test.ts', 'failed', ['Error: 7 is not 8\n  at b']),
  ]
  expect(outcomeOfVitest({ ...counts, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    note: 'failed: b.test.ts ‘hours are kept’ Error: 7 is not 8',
  })
  expect(outcomeOfVitest({ ...counts, numFailedTests: 0, testResults: [] })).not.toHaveProperty('note')
})

test('a journey that fails, and one that passes at the second try, is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'customers.spec.ts',
    line: 12,
    tests: [
      { projectName: 'desktop', status },
      { projectName: 'phone', status: 'expected' },
    ],
  })
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
  const suites = [
    { specs: [spec('a company', 'unexpected')], suites: [{ specs: [spec('a list', 'flaky')] }] },
  ]
  expect(outcomeOfJourneys({ stats, suites })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    note: '1 failed: customers.spec.ts:12 ‘a company’ (desktop); 1 flaky: customers.spec.ts:12 ‘a list’ (desktop)',
  })
  expect(outcomeOfJourneys({ stats: { ...stats, unexpected: 0, flaky: 0 }, suites: [] })).not.toHaveProperty(
    'note',
  )
})

test('outcomes add up, and the journeys of both are named', () => {
  const desktop = { passed: 3, failed: 0, skipped: 1, note: '1 flaky: a' }
  expect(sumOf([desktop, { passed: 2, failed: 1 }])).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    note: '1 flaky: a',
  })
  expect(sumOf([desktop, { passed: 1, failed: 0, note: '1 flaky: b' }]).note).toBe('1 flaky: a; 1 flaky: b')
  expect(sumOf([{ passed: 1, failed: 0 }])).not.toHaveProperty('note')
})
