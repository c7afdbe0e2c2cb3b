import { expect, test } from 'vitest'
import { importedFullName } from './imported-names.ts'

test.each([
  ["Conor O'Brien", 'Conor OBrien'],
  ['Conor O’Brien', 'Conor OBrien'],
  ["В'язовська-Ґудзь Дем'ян Петрович", 'Demian Viazovska Gudz'],
  ['Anna Maria Lee', 'Anna Maria Lee'],
  ['Anna-Maria Lee', 'Anna Maria Lee'],
  ['Ко-Валь, Іван', 'Ivan Ko Val'],
  // What is no name stays one that the rule refuses.
  ['Olena -Koval_2', 'Olena -Koval_2'],
])('%s is %s after an import', (written, imported) => {
  expect(importedFullName(written)).toBe(imported)
})
