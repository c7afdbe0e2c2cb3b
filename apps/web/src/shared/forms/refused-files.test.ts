import { expect, test } from 'vitest'
import { refusedFiles } from './refused-files.ts'

test('a chosen file that cannot be used is the error of its field', () => {
  const source = new Blob()
  const values = {
    title: 'refusal',
    list: ['refusal'],
    removed: null,
    kept: undefined,
    cover: { source },
    avatar: { source, refusal: 'Please pick an image' },
  }
  expect(refusedFiles(values)).toEqual({ avatar: 'Please pick an image' })
})
