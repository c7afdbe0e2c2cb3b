import { coverTypes } from '@portal/domain/resumes/cover-types'
import sharp from 'sharp'
import { expect, it } from 'vitest'

it('a cover may be of every type that the image library reads, but SVG', () => {
  const read = Object.values(sharp.format).filter(
    ({ id, input }) => input.buffer && id !== 'raw' && id !== 'svg',
  )
  // The library reads the AVIF of this family, but no HEIC.
  const names = read.map(({ id }) => (id === 'heif' ? 'avif' : id))
  expect(names.toSorted()).toEqual(coverTypes.map(({ name }) => name.toLowerCase()).toSorted())
})
