import { expect, test } from 'vitest'
import { judge } from './budgets.ts'

const pages = new Map([
  ['index', new Set(['entry.js', 'login.js'])],
  ['_app/create-record', new Set(['entry.js', 'frame.js', 'hours.js'])],
  ['_app/manage-categories', new Set(['entry.js', 'frame.js', 'lists.js', 'categories.js', 'sorry.js'])],
])
const parts = new Map([['pager', new Set(['lists.js', 'pager.js'])]])
const shared = new Map([
  ['fields', new Set(['fields.js'])],
  ['dialogs', new Set(['dialogs.js'])],
  ['lists', new Set(['lists.js'])],
  ['pieces', new Set(['pieces.js'])],
  ['dates', new Set(['dates.js'])],
  ['profiles', new Set(['profiles.js'])],
])
const isWithinBudget = (sizes: Record<string, number>) =>
  judge({ pages, parts, shared, sizes: new Map(Object.entries(sizes)) }).withinBudget

test('a further page counts only the files that neither the first page nor a shared chunk has', () => {
  const others = { 'frame.js': 90_000, 'lists.js': 6_000, 'categories.js': 15_000 }
  expect(isWithinBudget({ ...others, 'sorry.js': 5_000 })).toBe(true)
  expect(isWithinBudget({ ...others, 'sorry.js': 5_001 })).toBe(false)
})

test('a shared chunk has a budget of its own', () => {
  expect(isWithinBudget({ 'fields.js': 45_000 })).toBe(true)
  expect(isWithinBudget({ 'fields.js': 45_001 })).toBe(false)
})

test('a login or first page over its budget fails', () => {
  expect(isWithinBudget({ 'login.js': 150_000 })).toBe(true)
  expect(isWithinBudget({ 'login.js': 150_001 })).toBe(false)
  expect(isWithinBudget({ 'hours.js': 200_001 })).toBe(false)
})

test('a page that loads the selects at once fails', () => {
  const files = new Set([...(pages.get('_app/manage-categories') ?? []), 'fields.js'])
  const { lines, withinBudget } = judge({
    pages: new Map([...pages, ['_app/manage-categories', files]]),
    parts,
    shared,
    sizes: new Map(),
  })
  expect(withinBudget).toBe(false)
  expect(lines).toContain('✗ _app/manage-categories loads the chunk fields at once')
})

test('a part that comes with the rows and loads the selects fails', () => {
  const withSelects = new Map([['pager', new Set(['pager.js', 'fields.js'])]])
  const { lines, withinBudget } = judge({ pages, parts: withSelects, shared, sizes: new Map() })
  expect(withinBudget).toBe(false)
  expect(lines).toContain('✗ pager loads the chunk fields at once')
})

test('a build without the login page, a part or a shared chunk fails', () => {
  expect(judge({ pages: new Map(), parts, shared, sizes: new Map() }).withinBudget).toBe(false)
  expect(
    judge({ pages, parts: new Map([['pager', new Set()]]), shared, sizes: new Map() }).withinBudget,
  ).toBe(false)
  expect(judge({ pages, parts, shared: new Map(), sizes: new Map() }).withinBudget).toBe(false)
})
