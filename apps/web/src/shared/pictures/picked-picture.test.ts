import { expect, test } from 'vitest'
import { middleSquare } from './picked-picture.ts'

test.each([
  [
    { width: 900, height: 600 },
    { x: 150, y: 0, width: 600, height: 600 },
  ],
  [
    { width: 600, height: 900 },
    { x: 0, y: 150, width: 600, height: 600 },
  ],
  [
    { width: 512, height: 512 },
    { x: 0, y: 0, width: 512, height: 512 },
  ],
])('the middle square of %j is %j', (picture, square) => {
  expect(middleSquare(picture)).toEqual(square)
})
