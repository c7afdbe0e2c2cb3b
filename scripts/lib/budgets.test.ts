import { expect, test } from 'vitest'
import { filesByPage, judge } from './budgets.ts'

const manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_table.js': { file: 'table.js', css: ['table.css'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'login.js' },
  'src/routes/_app.tsx?tsr-split=component': { file: 'shell.js', imports: ['_shared.js'] },
  'src/routes/_app/create-record.tsx?tsr-split=component': { file: 'hours.js', imports: ['_table.js'] },
  'src/routes/_app/manage-categories.tsx?tsr-split=component': {
    file: 'categories.js',
    imports: ['_table.js'],
  },
  'src/routes/_app/manage-categories.tsx?tsr-split=errorComponent': { file: 'sorry.js' },
}

test('a page weighs its own chunks, those of its layouts, and all that they import', () => {
  const pages = filesByPage(manifest)
  expect([...pages.keys()]).toEqual(['index', '_app/create-record', '_app/manage-categories'])
  expect(pages.get('index')).toEqual(new Set(['entry.js', 'entry.css', 'shared.js', 'login.js']))
  expect(pages.get('_app/manage-categories')).toEqual(
    new Set([
      'entry.js',
      'entry.css',
      'shared.js',
      'shell.js',
      'categories.js',
      'table.js',
      'table.css',
      'sorry.js',
    ]),
  )
})

test('a further page is charged only for what the first page has not fetched', () => {
  const heavy = new Map([
    ['categories.js', 50_000],
    ['sorry.js', 9_000],
    ['table.js', 40_000],
  ])
  expect(judge(filesByPage(manifest), heavy).withinBudget).toBe(true)
  expect(judge(filesByPage(manifest), new Map([...heavy, ['sorry.js', 10_001]])).withinBudget).toBe(false)
})

test('a login or first page over its budget fails', () => {
  const pages = filesByPage(manifest)
  expect(judge(pages, new Map([['login.js', 150_001]])).withinBudget).toBe(false)
  expect(judge(pages, new Map([['shell.js', 220_001]])).withinBudget).toBe(false)
  expect(judge(pages, new Map([['login.js', 150_000]])).withinBudget).toBe(true)
})

test('a build without the login page fails instead of passing unmeasured', () => {
  expect(judge(new Map(), new Map()).withinBudget).toBe(false)
})
