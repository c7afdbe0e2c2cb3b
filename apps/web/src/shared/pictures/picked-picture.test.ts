import { describe, expect, test } from 'vitest'
import { middleSquare, pictureKindOf } from './picked-picture.ts'

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

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

describe('a picture is recognized by its content', () => {
  test.each([
    ['gif', blob(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0)],
    ['jpeg', blob(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
    ['png', blob(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
  ])('a %s is recognized as a picture by its content', async (kind, file) => {
    expect(await pictureKindOf(file)).toBe(kind)
  })

  test.each([
    ['an empty file', blob()],
    ['the beginning of a signature', blob(0x89, 0x50, 0x4e)],
    ['a PDF', new Blob(['%PDF-1.7'])],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg">'])],
    ['a text that is called a picture', new File(['hello'], 'me.png', { type: 'image/png' })],
  ])('%s is not recognized as a picture', async (_, file) => {
    expect(await pictureKindOf(file)).toBeUndefined()
  })
})
