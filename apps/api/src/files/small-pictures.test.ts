import { expect, it } from 'vitest'
import { openPicture, picture } from '../../test/pictures.ts'
import { SmallPictures } from './small-pictures.ts'

it('a small form is made once, however often it is asked for', async () => {
  const bytes = await picture('jpeg', 512, 512)
  const small = new SmallPictures()
  let reads = 0
  const read = async () => {
    reads += 1
    return bytes
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => small.of(1, read)))
  await small.of(1, read)
  expect(reads).toBe(1)
  expect(await openPicture(answers[0] ?? bytes)).toMatchObject({ width: 72, height: 72 })
})

it('a small form whose picture could not be read is made when it is asked for again', async () => {
  const bytes = await picture('jpeg', 512, 512)
  const small = new SmallPictures()
  await expect(small.of(1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await openPicture(await small.of(1, async () => bytes))).toMatchObject({ width: 72 })
})
