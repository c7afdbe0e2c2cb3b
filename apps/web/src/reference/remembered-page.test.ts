import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPage, rememberedPage, rememberPage } from './remembered-page.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('the page of each vacancy is remembered, and is the first one after it was forgotten', () => {
  rememberPage(1, 3)
  rememberPage(2, 2)
  rememberPage(1, 4)
  expect([rememberedPage(1), rememberedPage(2), rememberedPage(3)]).toEqual([4, 2, 1])
  forgetPage(1)
  expect([rememberedPage(1), rememberedPage(2)]).toEqual([1, 2])
})

test('the pages of the last fifty vacancies are kept', () => {
  for (let id = 1; id <= 51; id += 1) rememberPage(id, 2)
  expect([rememberedPage(1), rememberedPage(2), rememberedPage(51)]).toEqual([1, 2, 2])
})
