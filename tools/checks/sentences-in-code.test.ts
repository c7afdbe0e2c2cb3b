import { expect, test } from 'vitest'
import { sentencesIn } from './sentences-in-code.ts'

const textsIn = (code: string) => sentencesIn('file.ts', code).map(({ text }) => text)

test.each([
  ["throw conflict('There is no such thing')", 'There is no such thing'],
  ['const sentence = `At most $' + '{max} days`', 'At most … days'],
  ['const fault = `$' + '{field} must be a date`', '… must be a date'],
  ["const labels = { title: 'Job Status' }", 'Job Status'],
  ['const cell = <td title="Last day" />', 'Last day'],
])('the check finds the text for people in %s', (code, text) => {
  expect(sentencesIn('file.tsx', code).map((found) => found.text)).toEqual([text])
})

test.each([
  "throw new ConfigError('PORT must be a number')",
  "log.error({ err }, 'The database does not answer')",
  "request.log.info({ id }, 'A live channel was opened')",
  'const rows = sql`SELECT id FROM users WHERE active`',
  "const route = { summary: 'Categories by name', url: '/categories' }",
  "const tags = { categories: 'Categories of hours' }",
  "class Bad extends Error { constructor() { super('The request is bad') } }",
  "const code = 'categories.name_taken'",
  "const type = 'text/csv; charset=utf-8'",
])('the check finds no text for people in %s', (code) => {
  expect(textsIn(code)).toEqual([])
})
