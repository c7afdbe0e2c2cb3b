import { expect, test } from 'vitest'
import { errorsWithout, pathOf } from './child-errors.ts'

test('the errors of the children below a removed one move up, and its own go', () => {
  const errors = {
    home_address: 'Too long.',
    [pathOf(0, 'name')]: 'First.',
    [pathOf(1, 'name')]: 'Removed.',
    [pathOf(2, 'date_of_birth')]: 'Third.',
  }
  expect(errorsWithout(1, errors)).toEqual({
    home_address: 'Too long.',
    [pathOf(0, 'name')]: 'First.',
    [pathOf(1, 'date_of_birth')]: 'Third.',
  })
})
