import { expect, test } from 'vitest'
import { coverTypeOf } from './cover-types.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\0\0\0\x20ftypavif', 'AVIF'],
  ['\0\0\0\x20ftypavis', 'AVIF'],
  ['\0\0\0\x20ftypheic', undefined],
  ['GIF89a\x01\0', 'GIF'],
  ['\xff\xd8\xff\xe0', 'JPEG'],
  ['\x89PNG\r\n\x1a\n', 'PNG'],
  ['II*\0\x08\0', 'TIFF'],
  ['MM\0*\0\0', 'TIFF'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'WebP'],
  ['RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['<svg xmlns="http', undefined],
  ['%PDF-1.7', undefined],
  ['', undefined],
])('a file that begins with %j is a cover of the type %s', (head, name) => {
  expect(coverTypeOf(bytesOf(head))?.name).toBe(name)
})
