import { expect, test } from 'vitest'
import { initialsOf, initialsOfName } from './initials.ts'

test('initials stand in for a portrait', () => {
  expect(initialsOf({ first_name: 'ivan', last_name: 'Petrenko' })).toBe('IP')
})

test.each([
  ['Ivan Petrenko', 'IP'],
  ['Anna Maria Koval', 'AK'],
  ['Іван Петренко', 'ІП'],
  ['Cher', 'C'],
  [' ', ''],
])('the initials of the full name %j are %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials)
})
