import { expect, test } from 'vitest'
import { longestChains, type Module } from './import-chains.ts'

const feature = 'apps/web/src/features'
const moduleOf = (source: string, ...resolved: string[]): Module => ({
  source,
  dependencies: resolved.map((file) => ({ resolved: file })),
})

test('the longest chain of a feature is found, also where a shorter one comes first', () => {
  const modules = [
    moduleOf(`${feature}/a/page.tsx`, `${feature}/a/queries.ts`, `${feature}/a/list.tsx`),
    moduleOf(`${feature}/a/list.tsx`, `${feature}/a/columns.tsx`),
    moduleOf(`${feature}/a/columns.tsx`, `${feature}/a/queries.ts`),
    moduleOf(`${feature}/a/queries.ts`),
  ]
  const names = ['page.tsx', 'list.tsx', 'columns.tsx', 'queries.ts']
  expect(longestChains(modules)).toEqual([names.map((name) => `${feature}/a/${name}`)])
})

test('files outside the feature, tests and stylesheets do not count in a chain', () => {
  const modules = [
    moduleOf('apps/web/src/routes/a.tsx', `${feature}/a/page.tsx`),
    moduleOf(`${feature}/a/page.test.ts`, `${feature}/a/page.tsx`),
    moduleOf(`${feature}/a/page.tsx`, `${feature}/a/page.module.css`, 'apps/web/src/shared/tooltip.tsx'),
    moduleOf('apps/web/src/shared/tooltip.tsx', 'apps/web/src/shared/breakpoints.ts'),
    moduleOf(`${feature}/b/page.tsx`),
  ]
  expect(longestChains(modules)).toEqual([[`${feature}/a/page.tsx`], [`${feature}/b/page.tsx`]])
})

test('a chain of imports ends where it meets itself', () => {
  const modules = [
    moduleOf(`${feature}/a/egg.ts`, `${feature}/a/hen.ts`),
    moduleOf(`${feature}/a/hen.ts`, `${feature}/a/egg.ts`),
  ]
  expect(longestChains(modules)).toEqual([
    [`${feature}/a/egg.ts`, `${feature}/a/hen.ts`, `${feature}/a/egg.ts`],
  ])
})
