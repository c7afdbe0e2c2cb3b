import { expect, test } from 'vitest'
import { namesOfAccount } from './names-of-account.ts'

const email = 'olena.koval@portal.test'

test.each([
  ['names in Latin letters', { given_name: 'Olena', family_name: 'Koval', email }, 'Olena', 'Koval'],
  ['Cyrillic names', { given_name: 'Їванна', family_name: 'Ґудзь', email }, 'Yivanna', 'Gudz'],
  ['names with marks', { given_name: 'Zoë', family_name: "O'Neill-Müller", email }, 'Zoe', 'ONeill Muller'],
  ['a full name alone', { name: 'Шевченко Тарас Григорович', email }, 'Taras', 'Shevchenko'],
  ['a first name alone', { given_name: 'Olena', email }, 'Olena', 'Koval'],
  ['names of other letters', { given_name: '小明', family_name: '王', email }, 'Olena', 'Koval'],
  ['no names', { email: 'olena.koval+portal@portal.test' }, 'Olena', 'Koval'],
  ['no names and one word before the @', { email: 'olena77@portal.test' }, 'Olena', 'Person'],
  ['nothing that has letters', { email: '77@portal.test' }, 'New', 'Person'],
  ['blanks', { given_name: ' \t ', family_name: '—', name: ' ', email: '1@portal.test' }, 'New', 'Person'],
])('of an account with %s a person is made', (_, account, first_name, last_name) => {
  expect(namesOfAccount(account)).toEqual({ first_name, last_name })
})

test('names that are too long are cut', () => {
  const { first_name, last_name } = namesOfAccount({
    given_name: 'a'.repeat(500),
    family_name: `${'b'.repeat(59)} ${'c'.repeat(9)}`,
    email,
  })
  expect([first_name.length, last_name]).toEqual([60, 'b'.repeat(59)])
})
