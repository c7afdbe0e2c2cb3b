import { expect, test } from 'vitest'
import { inLatinLetters } from './latin-letters.ts'

// The first ones are the examples of the official table.
test.each([
  ['Алушта', 'Alushta'],
  ['Згурський', 'Zghurskyi'],
  ['Розгон', 'Rozghon'],
  ['Ґалаґан', 'Galagan'],
  ['Єнакієве', 'Yenakiieve'],
  ['Їжакевич', 'Yizhakevych'],
  ['Кадиївка', 'Kadyivka'],
  ['Йосипівка', 'Yosypivka'],
  ['Стрий', 'Stryi'],
  ['Щербухи', 'Shcherbukhy'],
  ['Знам’янка', 'Znamianka'],
  ["Короп'є", 'Koropie'],
  ['Юрій', 'Yurii'],
  ['Яготин', 'Yahotyn'],
  ['Костянтин', 'Kostiantyn'],
  ['ЩУРЯК', 'SHCHURIAK'],
  ['CV_ЄваЮ', 'CV_YevaYu'],
  ['Ёлка, объезд', 'Elka, obezd'],
  ['Żółw Straße Ærø Café', 'Zolw Strasse Aero Cafe'],
  ["O'Brien", "O'Brien"],
  ['李 Wei שלום', ' Wei '],
  ['I"v(an)%', 'I"v(an)%'],
])('%j is %j in Latin letters', (text, expected) => {
  expect(inLatinLetters(text)).toBe(expected)
})
