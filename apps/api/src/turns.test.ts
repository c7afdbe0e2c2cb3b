import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('as many pieces of work run as are allowed, the others in the order of their arrival, also after failures', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const results = ends.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  const settled = Promise.allSettled(results)
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('failed'))
  await expect(results[1]).rejects.toThrow('failed')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await inTurn(async () => 'free again')).toBe('free again')
})
