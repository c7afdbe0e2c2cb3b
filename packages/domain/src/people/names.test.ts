import { expect, test } from 'vitest'
import { namesIn } from './names.ts'

test.each([
  ['Taras Shevchenko', 'Taras', 'Shevchenko'],
  ['Shevchenko Taras', 'Taras', 'Shevchenko'],
  ['Тарас Шевченко', 'Taras', 'Shevchenko'],
  ['Шевченко Тарас', 'Taras', 'Shevchenko'],
  ['Шевченко Тарас Григорович', 'Taras', 'Shevchenko'],
  ['Тарас Григорович Шевченко', 'Taras', 'Shevchenko'],
  ['Shevchenko Taras Hryhorovych', 'Taras', 'Shevchenko'],
  ['Ковальчук Олена Іванівна', 'Olena', 'Kovalchuk'],
  ['Олена Ковальчук', 'Olena', 'Kovalchuk'],
  ['Бондар Олена Петрівна', 'Olena', 'Bondar'],
  ['ПЕТРЕНКО Іван', 'Ivan', 'Petrenko'],
  ['БОНДАР Іван', 'Ivan', 'Bondar'],
  ['Бондар, Іван', 'Ivan', 'Bondar'],
  ['Яків Ковалів', 'Yakiv', 'Kovaliv'],
  ['Петрів Яків', 'Yakiv', 'Petriv'],
  ['Марко Левченко', 'Marko', 'Levchenko'],
  ['Зеленська Їванна', 'Yivanna', 'Zelenska'],
  ['Романюк Єва', 'Yeva', 'Romaniuk'],
  ['Стефанович Ігор', 'Stefanovych', 'Ihor'],
  ['Сергій Стефанович', 'Serhii', 'Stefanovych'],
  ['Ivan Koval', 'Ivan', 'Koval'],
  ['Anna-Maria Bondarenko', 'Anna-Maria', 'Bondarenko'],
  ['Maria del Carmen', 'Maria', 'del Carmen'],
  ['Олена', 'Olena', ''],
  ['  Ann   Lee ', 'Ann', 'Lee'],
  ['', '', ''],
])('of the full name %j the first name is %j and the last name %j', (full, first_name, last_name) => {
  expect(namesIn(full)).toEqual({ first_name, last_name })
})
