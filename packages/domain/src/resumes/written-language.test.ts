import { expect, test } from 'vitest'
import { writtenLanguageOf } from './written-language.ts'

test.each([
  ['Taras', 'Developer', 'english'],
  ['Тарас', 'Розробник', 'ukrainian'],
  ['Тарас', 'Senior Developer', 'ukrainian'],
  ['Taras', 'Розробник', 'ukrainian'],
  ['José', 'Qualität 1', 'english'],
  ['', '', 'english'],
])('the CV of %s, %s is written in its language', (name, role, language) => {
  expect(writtenLanguageOf({ name, role })).toBe(language)
})
