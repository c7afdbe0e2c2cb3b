import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { stableIds } from './stable-ids.ts'

test("the build finds Mantine's module of ids, which exports nothing else", () => {
  const hooks = fileURLToPath(import.meta.resolve('@mantine/hooks'))
  const [, imported = ''] = /from "(\.\/use-id\/[^"]+)"/.exec(readFileSync(hooks, 'utf8')) ?? []
  expect(imported).toMatch(stableIds.find)
  const replaced = readFileSync(new URL(imported, `file://${hooks}`), 'utf8')
  expect(replaced).toMatch(/export \{ \S+ as useId \};/)
  expect(readFileSync(stableIds.replacement, 'utf8')).toContain('export function useId(')
})
