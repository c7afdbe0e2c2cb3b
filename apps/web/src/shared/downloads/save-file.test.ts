import { expect, test } from 'vitest'
import { fileNameIn } from './save-file.ts'

test.each([
  ['attachment; filename="2026-10-monthly-report.csv"', '2026-10-monthly-report.csv'],
  ['attachment', ''],
  [null, ''],
])('the header %s names the file "%s"', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})
