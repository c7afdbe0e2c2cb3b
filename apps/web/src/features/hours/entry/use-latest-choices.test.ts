import { expect, test, vi } from 'vitest'
import { rememberLastUsed } from './use-latest-choices.ts'

test('of the last record of a person the browser keeps the project and the category alone', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const record = { project_id: 3, category_id: 5, description: 'Salaries', hours: 8, date: '2025-03-12' }
  rememberLastUsed(7, record)
  vi.unstubAllGlobals()
  expect([...kept.values()].map((value) => JSON.parse(value))).toEqual([{ project_id: 3, category_id: 5 }])
})
