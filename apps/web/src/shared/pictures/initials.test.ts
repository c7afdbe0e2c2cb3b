import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initials stand in for a portrait', () => {
  expect(initialsOf({ first_name: 'ivan', last_name: 'Petrenko' })).toBe('IP')
})
